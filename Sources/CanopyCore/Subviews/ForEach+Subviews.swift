/// What a `ForEach` over subviews or sections of a view shows instead of rows of its own.
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
  /// Creates a view for each subview of a view.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   subview
  ///   Divider()
  /// }
  /// ```
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    data = ForEachSubviewCollection()
    self.content = content
    let shown = Group(subviews: view) { ForEach<SubviewsCollection, ID, Content>($0, content: content) }
    id = .ofContent(ForEachOfContent(id: { $0.id }, content: AnyView(shown)))
  }

  /// Creates a view for each section of a view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    data = ForEachSectionCollection()
    self.content = content
    let shown = Group(sections: view) { ForEach<SectionCollection, ID, Content>($0, content: content) }
    id = .ofContent(ForEachOfContent(id: { $0.id }, content: AnyView(shown)))
  }
}

// Slots: 0, which no element is, and the block of what is shown instead of rows.

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
    SlotBlock.deallocate(block)
  }
}

/// The data of a `ForEach` over subviews. It has elements only inside the view, so it is empty here.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position behind the last subview.
  public var endIndex: Int { 0 }

  /// Returns the subview at a position.
  public subscript(position: Int) -> Subview {
    preconditionFailure("The data of ForEach(subviews:) is empty; use the subview that its closure gets.")
  }
}

/// The data of a `ForEach` over sections. It has elements only inside the view, so it is empty here.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position behind the last section.
  public var endIndex: Int { 0 }

  /// Returns the section at a position.
  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("The data of ForEach(sections:) is empty; use the section that its closure gets.")
  }
}
