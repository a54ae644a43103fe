extension View {
  /// Binds the identity of the view to a value: when `id` changes, the view is replaced by a new one with fresh state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view that is replaced when its identifier changes.
struct IdentifiedView<Content: View, ID: Hashable> {
  var content: Content
  var id: ID
}

// Slots: the element of the group, the identifier, and the slots of the content.

@MainActor
extension IdentifiedView: View, PrimitiveView {
  private static var slot: Slot<Current> { Slot(1) }

  static var _words: Int { 2 + Content._words }
  static var _elements: Int { 1 }

  static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    let current = Current(id: view.pointee.id)
    slots.keep(current, in: slot)
    ViewRuntime.elements.setIdentity(current, of: group)
    StateKeeping.enter(.id(AnyHashable(view.pointee.id)), at: slots)
    Content._mount(&view.pointee.content, slots.dropFirst(2), context.inside(group: group))
    StateKeeping.leave()
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementIndex(slots[0])
    let current = slots[slot]
    let inside = context.inside(group: group)
    guard current.id != view.pointee.id else {
      return Content._update(&view.pointee.content, slots.dropFirst(2), inside)
    }
    current.id = view.pointee.id
    let leavesAtOnce = ElementGroup.leavesAtOnce(group)
    let waiting = Actions.waitingDisappearances
    ElementGroup.willClear(group)
    Content._unmount(slots.dropFirst(2))
    if leavesAtOnce { Actions.announceDisappearances(since: waiting) }
    ElementGroup.clear(group)
    ElementGroup.insert(in: group) { Content._mount(&view.pointee.content, slots.dropFirst(2), inside) }
    ElementGroup.changed(group)
  }

  static func _unmount(_ slots: _Slots) {
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    StateKeeping.enter(.id(AnyHashable(slots[slot].id)), at: slots)
    Content._unmount(slots.dropFirst(2))
    StateKeeping.leave()
    slots.release(slot)
    ElementGroup.remove(ElementIndex(slots[0]))
  }

  private final class Current: ViewIdentity {
    var id: ID
    init(id: ID) { self.id = id }
    override var anyID: AnyHashable { AnyHashable(id) }
  }
}
