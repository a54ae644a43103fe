// A view that may be absent. Slots: the element of the group, a flag for its presence, and its slots.

@MainActor
extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  @inlinable
  public static var _words: Int { 2 + Wrapped._words }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    slots[1] = 0
    if var content = view.pointee {
      slots[1] = 1
      Wrapped._mount(&content, slots.dropFirst(2), context.inside(group: group))
    }
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementIndex(slots[0])
    let inside = context.inside(group: group)
    switch (view.pointee, slots[1] == 1) {
    case (.some(var content), true): Wrapped._update(&content, slots.dropFirst(2), inside)
    case (.some(var content), false):
      slots[1] = 1
      ElementGroup.insert(in: group) { Wrapped._mount(&content, slots.dropFirst(2), inside) }
      ElementGroup.changed(group)
    case (nil, true):
      slots[1] = 0
      ElementGroup.willClear(group)
      Wrapped._unmount(slots.dropFirst(2))
      ElementGroup.clear(group)
      ElementGroup.changed(group)
    case (nil, false): break
    }
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    if slots[1] == 1 { Wrapped._unmount(slots.dropFirst(2)) }
    ElementGroup.remove(ElementIndex(slots[0]))
  }
}
