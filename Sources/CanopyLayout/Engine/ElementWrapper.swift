internal import CanopyCore
internal import Foundation

/// A modifier that puts every element of the view it modifies into an element of its own: each member of a group, and
/// those that come later too.
///
/// Wrappers form a chain from the inside out, as attachments do. What is attached outside of one is attached to the
/// elements that it makes.
///
/// Safe because wrappers further out belong to views around, and each outlives the elements that it makes.
@usableFromInline
package class ElementWrapper: ElementLayout {
  /// The next wrapper outwards.
  private let outer: Unmanaged<ElementWrapper>?
  /// Where the modifier is.
  let context: _MountContext
  /// The first of the elements that it has made.
  private var first: ElementIndex = 0

  init(_ context: _MountContext) {
    // Safe because layout alone puts wrappers into contexts.
    outer = context.wrapper.map { .fromOpaque($0.toOpaque()) }
    self.context = context
  }

  /// The outermost wrapper, where the context says that subviews are listed.
  final var listing: SubviewListing {
    var outermost = self
    while let next = outermost.outer?.takeUnretainedValue() { outermost = next }
    return unsafeDowncast(outermost, to: SubviewListing.self)
  }

  /// The wrapper that an element is in.
  @MainActor
  static func around(_ element: ElementIndex) -> ElementWrapper {
    let parent = ViewRuntime.elements[element].parent
    guard let payload = ViewRuntime.elements[parent].payload else {
      preconditionFailure("The element that wraps another one knows its modifier.")
    }
    return Unmanaged<ElementWrapper>.fromOpaque(payload).takeUnretainedValue()
  }

  // MARK: Coming and going

  /// Makes the elements that an element in `parent` is wrapped in. Returns the innermost.
  @MainActor
  final func wrap(in parent: ElementIndex) -> ElementIndex {
    let parent = outer?.takeUnretainedValue().wrap(in: parent) ?? parent
    var element = Element(
      parent: parent, kind: .wrapper, payload: Unmanaged.passUnretained(self).toOpaque(), scope: context.scope,
      owner: context.owner, attachments: context.attachments)
    if outer != nil { element.flags.insert(.isWrapped) }
    if context.listsSubviews { element.scope = listing.relay(element.scope) }
    element.nextOfWrapper = first
    let index = ViewRuntime.elements.append(element)
    if first != 0 { ViewRuntime.elements[first].previousOfWrapper = index }
    first = index
    return index
  }

  /// Called when `element`, which this wraps, and all inside it are in the tree.
  @MainActor
  final func didMount(around element: ElementIndex) {
    let wrapping = ViewRuntime.elements[element].parent
    didWrap(in: wrapping)
    didMountElement(wrapping)
  }

  /// Called when `element`, which this wraps, is about to leave.
  @MainActor
  final func willUnmount(around element: ElementIndex) {
    let wrapping = ViewRuntime.elements[element].parent
    willRemoveElement(wrapping)
    willUnwrap(in: wrapping)
  }

  /// Called when `element`, which this wraps, goes.
  @MainActor
  final func remove(around element: ElementIndex) {
    let wrapping = ViewRuntime.elements[element].parent
    let (previous, next) = (
      ViewRuntime.elements[wrapping].previousOfWrapper, ViewRuntime.elements[wrapping].nextOfWrapper
    )
    if previous != 0 { ViewRuntime.elements[previous].nextOfWrapper = next } else { first = next }
    if next != 0 { ViewRuntime.elements[next].previousOfWrapper = previous }
    removeElement(wrapping)
  }

  /// All elements that it has made.
  final var elements: some Sequence<ElementIndex> {
    sequence(state: first) { next in
      guard next != 0 else { return nil }
      defer { next = ViewRuntime.elements[next].nextOfWrapper }
      return next
    }
  }

  // MARK: Layout

  // By default the wrapped element is laid out as without the modifier.

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    node.wrapped.answer(proposal)
  }

  override final func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    answer(LayoutProposal(proposal), node).size
  }

  override func knownLeastWidth(of node: LayoutNode) -> CGFloat? { node.wrapped.knownLeastWidth }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(node.wrapped, at: .zero, proposal)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    node.wrapped.explicit(guide, in: size, proposal)
  }

  override func spacing(of node: LayoutNode) -> ViewSpacing { node.wrapped.spacing }

  // MARK: What kinds of wrappers do

  /// Called when what is wrapped is in the tree.
  @MainActor
  func didWrap(in wrapping: ElementIndex) {}

  /// Called when what is wrapped is about to leave.
  @MainActor
  func willUnwrap(in wrapping: ElementIndex) {}
}

extension _MountContext {
  /// The context of what `wrapper` wraps.
  func wrapping(_ wrapper: ElementWrapper) -> _MountContext {
    var context = self
    context.wrapper = .passUnretained(wrapper as AnyObject)
    context.attachments = nil
    return context
  }
}
