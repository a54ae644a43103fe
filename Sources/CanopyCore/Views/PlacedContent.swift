/// The modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyPlacedContent
}

// A body may place its content several times, or not at all. Slots: the content's placement.

extension Slot where Kept == Placement {
  fileprivate static var placement: Self { Slot(0) }
}

@MainActor
extension _ViewModifier_Content: View, PrimitiveView {
  public static var _words: Int { 1 }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    slots.keep(view.pointee.content.place(at: slots, in: context), in: .placement)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    view.pointee.content.update(slots[.placement])
  }

  public static func _unmount(_ slots: _Slots) {
    let placement = slots[.placement]
    placement.content.remove(placement, at: slots)
    slots.release(.placement)
  }
}

/// A view of any type that a modifier is applied to.
@MainActor
class AnyPlacedContent {
  /// The number of values that the content has had.
  fileprivate var version = 0
  fileprivate var placements: [Placement] = []

  nonisolated init() {}

  final func place(at slots: _Slots, in context: _MountContext) -> Placement {
    let group = ElementGroup.makeShared(in: context)
    context.tree.noteContent(group)
    let placement = Placement(content: self, context: context.inside(group: group), words: words)
    placements.append(placement)
    placement.version = version
    StateKeeping.enter(.block, at: slots, base: placement.slots)
    mount(placement)
    StateKeeping.leave()
    ElementGroup.didMount(group)
    return placement
  }

  final func update(_ placement: Placement) {
    guard placement.version != version else { return }
    placement.version = version
    updateContent(of: placement)
  }

  /// Updates the places of the content that the body itself hasn't updated.
  final func updatePlacements() {
    for placement in placements { update(placement) }
  }

  final func remove(_ placement: Placement, at slots: _Slots) {
    ElementGroup.willUnmount(placement.context.parent)
    StateKeeping.enter(.block, at: slots, base: placement.slots)
    unmount(placement)
    StateKeeping.leave()
    placement.context.tree.forgetContent(placement.context.parent)
    ElementGroup.remove(placement.context.parent)
    SlotBlock.deallocate(placement.slots, words: words)
    placements.removeAll { $0 === placement }
  }

  var words: Int { 0 }
  func mount(_ placement: Placement) {}
  func updateContent(of placement: Placement) {}
  func unmount(_ placement: Placement) {}
}

final class PlacedContent<Content: View>: AnyPlacedContent {
  private var content: Content

  init(_ content: Content) { self.content = content }

  func replace(with content: Content) {
    self.content = content
    version += 1
  }

  override var words: Int { Content._words }

  override func mount(_ placement: Placement) {
    var content = content
    Content._mount(&content, placement.slots, placement.context)
  }

  override func updateContent(of placement: Placement) {
    var content = content
    Content._update(&content, placement.slots, placement.context)
  }

  override func unmount(_ placement: Placement) { Content._unmount(placement.slots) }
}

/// A placement of the content in a modifier's body.
@MainActor
final class Placement {
  let content: AnyPlacedContent
  let context: _MountContext
  let slots: _Slots
  fileprivate var version = 0

  fileprivate init(content: AnyPlacedContent, context: _MountContext, words: Int) {
    self.content = content
    self.context = context
    slots = SlotBlock.allocate(words: words)
  }
}
