internal import CanopyCore

/// A request to present content while an item isn't nil.
final class ItemRequest<Item, Content: View>: PresentationRequest {
  private var modifier: PresentationModifier<Item, Content>
  private var item: Item?
  /// The presented item. While its content is being dismissed, this is the last item.
  private var shownItem: Item?

  init(_ modifier: PresentationModifier<Item, Content>, in context: _MountContext) {
    self.modifier = modifier
    super.init(modifier.container, name: modifier.name, in: context)
  }

  func update(_ modifier: PresentationModifier<Item, Content>) {
    self.modifier = modifier
    follow()
  }

  override func read() {
    if let shownItem, let isStillWanted = modifier.isStillWanted {
      item = isStillWanted() ? shownItem : nil
    } else {
      item = modifier.item.wrappedValue
    }
  }

  override func clear() { modifier.item.wrappedValue = nil }

  override var wanted: AnyHashable? { item.map(modifier.identify) }

  override var shown: AnyHashable? { shownItem.map(modifier.identify) }

  override func present() -> Presentation {
    shownItem = item
    return Presentation(content, for: self)
  }

  override func refresh(_ presentation: Presentation) {
    if let item { shownItem = item }
    presentation.update(content)
  }

  private var content: PresentedContent<Content> {
    PresentedContent(name: modifier.name, last: last, isOver: { [weak self] in self?.isOver ?? true }) {
      [shownItem, make = modifier.content] in
      guard let shownItem else { preconditionFailure("What is presented has an item.") }
      return make(shownItem)
    }
  }

  /// The most recently evaluated content of an alert or a dialog, or nil for other presentations.
  private lazy var last: LastContent<Content>? = container.asks ? LastContent() : nil

  private var isOver: Bool {
    if presentation?.isGoing == true { return true }
    return modifier.isStillWanted.map { !$0() } ?? (modifier.item.wrappedValue == nil)
  }

  override func didAnswer(_ role: String?) { modifier.onAnswer?(role) }

  override func takeOnDismiss() -> (() -> Void)? {
    defer { shownItem = nil }
    guard let shownItem, let action = modifier.onDismiss else { return nil }
    return { action(shownItem) }
  }
}

/// The content of a presentation. Its body evaluates the closure, so the presenter doesn't depend on what the closure reads.
///
/// The content of an alert or a dialog freezes when it is no longer requested, because its text may read values that are reset
/// together with the request.
struct PresentedContent<Content: View>: View, ClosureView {
  /// The modifier's spelling in source code.
  let name: String
  let last: LastContent<Content>?
  let isOver: () -> Bool
  let make: () -> Content

  var caller: String { name }

  var body: Content {
    guard let last else { return make() }
    if let known = last.content, isOver() { return known }
    let content = make()
    last.content = content
    return content
  }
}

/// The most recently evaluated content of a presentation.
@MainActor
final class LastContent<Content> {
  var content: Content?
}
