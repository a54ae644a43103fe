// Slots: the element of the group, and the rows; for subviews and sections, see `ForEach+Content.swift`.

@MainActor
extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @inlinable static var slot: Slot<ForEachRows<ID, Content>> { Slot(1) }

  @inlinable
  public static var _words: Int { 2 }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    if case .ofContent(let shown) = view.pointee.id { return mountContent(shown.content, slots, context) }
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    if context.isLazy { return mountLazily(view.pointee, slots, context.inside(group: group)) }
    let rows = ForEachRows<ID, Content>()
    slots.keep(rows, in: slot)
    ElementGroup.setRows(rows, of: group)
    if StateKeeping.isActive { StateKeeping.enterBlock(at: slots) }
    rows.mount(view.pointee, context.inside(listOf: group))
    if StateKeeping.isActive { StateKeeping.leave() }
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    if case .ofContent(let shown) = view.pointee.id { return updateContent(shown.content, slots, context) }
    let group = ElementIndex(slots[0])
    if context.isLazy, ElementGroup.hasWindow(group) {
      return updateLazily(view.pointee, slots, context.inside(group: group))
    }
    slots[slot].update(view.pointee, context.inside(listOf: group))
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    if slots[0] == 0 { return unmountContent(slots) }
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    if StateKeeping.isActive { StateKeeping.enterBlock(at: slots) }
    slots[slot].unmount()
    if StateKeeping.isActive { StateKeeping.leave() }
    slots.release(slot)
    ElementGroup.remove(ElementIndex(slots[0]))
  }

  @usableFromInline
  static func mountLazily(_ view: Self, _ slots: _Slots, _ context: _MountContext) {
    StateKeeping.enterBlock(at: slots)
    let rows = LazyForEachRows<ID, Content>(RowSource(view), context)
    StateKeeping.leave()
    slots.keep(rows, in: slot)
  }

  @usableFromInline
  static func updateLazily(_ view: Self, _ slots: _Slots, _ context: _MountContext) {
    // Safe because a group with a window has been mounted lazily.
    unsafeDowncast(slots[slot], to: LazyForEachRows<ID, Content>.self).update(RowSource(view), context)
  }
}
