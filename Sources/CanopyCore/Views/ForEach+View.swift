// Slots: the element of the group, and the rows.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @inlinable
  public static var _words: Int { 2 }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.make(in: context)
    slots[0] = UInt(group)
    let rows = ForEachRows<ID, Content>()
    slots.retain(rows, at: 1)
    rows.mount(view.pointee, context.inside(group: group))
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementIndex(slots[0])
    slots.object(at: 1, as: ForEachRows<ID, Content>.self).update(view.pointee, context.inside(group: group))
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    slots.object(at: 1, as: ForEachRows<ID, Content>.self).unmount()
    slots.release(at: 1, as: ForEachRows<ID, Content>.self)
    ElementGroup.remove(ElementIndex(slots[0]))
  }
}
