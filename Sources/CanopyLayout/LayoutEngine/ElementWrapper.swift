internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The layout of a modifier that wraps each element of its content in another element, including each member of a group.
///
/// Wrappers form a chain from the inside out, like attachments. A modifier outside of a wrapper is attached to the elements of
/// the wrapper.
///
/// Safe because the outer wrappers belong to enclosing views, and each wrapper outlives its elements.
@usableFromInline
package class ElementWrapper: ElementLayout {
  /// The next outer wrapper.
  private let outer: Unmanaged<ElementWrapper>?
  /// The context of the modifier.
  let context: _MountContext
  /// The first element of the wrapper.
  private var first: ElementIndex = 0 { didSet { moving?.first = first } }
  /// The elements for motions of the modifier's values; nil until a value moves.
  private var moving: MovingElements?

  init(_ context: _MountContext) {
    // Safe because only layout stores wrappers in contexts.
    outer = context.wrapper.map { .fromOpaque($0.toOpaque()) }
    self.context = context
  }

  /// Returns a scope for an element inside, based on the given scope. The outermost wrapper decides, in a context in which subviews
  /// are listed.
  func relay(_ scope: Unmanaged<EnvironmentScope>) -> Unmanaged<EnvironmentScope> {
    outer?.takeUnretainedValue().relay(scope) ?? scope
  }

  /// Returns the innermost wrapper of an element.
  static func around(_ element: ElementIndex) -> ElementWrapper {
    let parent = ViewRuntime.elements[element].parent
    guard let payload = ViewRuntime.elements[parent].payload else {
      preconditionFailure("The element that wraps another one knows its modifier.")
    }
    return Unmanaged<ElementWrapper>.fromOpaque(payload).takeUnretainedValue()
  }

  /// Returns the context of the content.
  func inside(_ context: _MountContext) -> _MountContext { context.wrapping(self) }

  // MARK: Mounting

  /// Creates the wrapping elements for a new element in a parent. Returns the innermost wrapping element.
  final func wrap(in parent: ElementIndex) -> ElementIndex {
    let parent = outer?.takeUnretainedValue().wrap(in: parent) ?? parent
    var element = Element(
      parent: parent, kind: .wrapper, payload: Unmanaged.passUnretained(self).toOpaque(), scope: context.scope,
      owner: context.owner, attachments: context.attachments)
    if outer != nil { element.flags.insert(.isWrapped) }
    if context.listsSubviews { element.scope = relay(element.scope) }
    element.nextOfWrapper = first
    let index = ViewRuntime.elements.append(element)
    if let scope = context.transactions { ViewRuntime.elements.setTransactions(scope, of: index) }
    if first != 0 { ViewRuntime.elements[first].previousOfWrapper = index }
    first = index
    return index
  }

  /// Called when a wrapped element and everything inside it are in the tree.
  final func didMount(around element: ElementIndex) {
    let wrapping = ViewRuntime.elements[element].parent
    didWrap(in: wrapping)
    didMountElement(wrapping)
  }

  /// Called when a wrapped element is about to leave the tree.
  final func willUnmount(around element: ElementIndex) {
    let wrapping = ViewRuntime.elements[element].parent
    willRemoveElement(wrapping)
    willUnwrap(in: wrapping)
  }

  /// Removes the wrapping element of an element that leaves the tree.
  final func remove(around element: ElementIndex) {
    let wrapping = ViewRuntime.elements[element].parent
    let (previous, next) = (
      ViewRuntime.elements[wrapping].previousOfWrapper, ViewRuntime.elements[wrapping].nextOfWrapper
    )
    if previous != 0 { ViewRuntime.elements[previous].nextOfWrapper = next } else { first = next }
    if next != 0 { ViewRuntime.elements[next].previousOfWrapper = previous }
    removeElement(wrapping)
  }

  /// The elements of the wrapper.
  final var elements: some Sequence<ElementIndex> { Self.elements(from: first) }

  fileprivate static func elements(from first: ElementIndex) -> some Sequence<ElementIndex> {
    sequence(state: first) { next in
      guard next != 0 else { return nil }
      defer { next = ViewRuntime.elements[next].nextOfWrapper }
      return next
    }
  }

  // MARK: Layout

  // By default, the wrapped element is laid out as it would be without the modifier.

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

  // MARK: Motion

  /// Moves a value of the modifier whose target has changed.
  ///
  /// - Parameters:
  ///   - motion: The motion of the value; nil while it is at rest.
  ///   - change: The vector from the old target to the new one.
  final func change<Value>(_ motion: inout ValueMotion<Value>?, by change: Value) {
    // Most changes aren't animated.
    guard first != 0, motion != nil || context.transaction != nil else { return }
    let elements = moving ?? MovingElements(first)
    moving = elements
    ValueMotion.change(&motion, by: change, in: context.transaction, context.scope.takeUnretainedValue()) {
      elements.redraw()
    }
  }

  // MARK: For subclasses

  /// Called when the wrapped element is in the tree.
  func didWrap(in wrapping: ElementIndex) {}

  /// Called when the wrapped element is about to leave the tree.
  func willUnwrap(in wrapping: ElementIndex) {}
}

/// The elements of a wrapper with a moving value.
///
/// A motion may outlast its wrapper. It refers to this object instead of having a weak reference to the wrapper, because each use
/// of an object with weak references takes several times as long, and each frame uses the wrappers of all moving values.
@MainActor
private final class MovingElements {
  /// The first element; 0 if the wrapper has none.
  var first: ElementIndex

  init(_ first: ElementIndex) { self.first = first }

  /// Redraws all elements. Returns false if there are none.
  func redraw() -> Bool {
    for element in ElementWrapper.elements(from: first) { ViewRuntime.elements.needsDrawing(element) }
    return first != 0
  }
}

extension _MountContext {
  /// Returns the context of the content of a wrapper.
  func wrapping(_ wrapper: ElementWrapper) -> _MountContext {
    var context = self
    context.wrapper = .passUnretained(wrapper as AnyObject)
    context.attachments = nil
    return context
  }
}
