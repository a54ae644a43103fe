/// The content of a `ForEach` over the subviews or sections of a view, which has no rows.
@usableFromInline
final class ForEachOfContent<Element, ID> {
  let id: (Element) -> ID
  @usableFromInline let content: AnyView

  init(id: @escaping (Element) -> ID, content: AnyView) {
    self.id = id
    self.content = content
  }

  @usableFromInline
  func callAsFunction(_ element: Element) -> ID { id(element) }
}

extension ForEach {
  /// Creates a `ForEach` that shows `shown` instead of rows.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, showing shown: AnyView,
    id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = .ofContent(ForEachOfContent(id: id, content: shown))
  }
}

// Slots: 0, which isn't the index of an element, and the block of the views that are shown instead of rows.

@MainActor
extension ForEach where Content: View {
  @usableFromInline
  static func mountContent(_ content: AnyView, _ slots: _Slots, _ context: _MountContext) {
    let block = SlotBlock.allocate(words: AnyView._words)
    slots[0] = 0
    slots[1] = UInt(bitPattern: block.words)
    var content = content
    StateKeeping.enter(.block, at: slots, base: block)
    AnyView._mount(&content, block, context)
    StateKeeping.leave()
  }

  @usableFromInline
  static func updateContent(_ content: AnyView, _ slots: _Slots, _ context: _MountContext) {
    var content = content
    AnyView._update(&content, SlotBlock.at(slots, 1), context)
  }

  @usableFromInline
  static func unmountContent(_ slots: _Slots) {
    let block = SlotBlock.at(slots, 1)
    StateKeeping.enter(.block, at: slots, base: block)
    AnyView._unmount(block)
    StateKeeping.leave()
    SlotBlock.deallocate(block, words: AnyView._words)
  }
}
