internal import CanopyAnimation
internal import CanopyCore
internal import CanopyGraph
internal import CanopyStyle
internal import Foundation

/// The layout of a modifier of a single view, such as `frame` or `padding`.
protocol UnaryLayout {
  /// Returns the size of the modified view for a proposal, and all proposals that result in the same size.
  @MainActor
  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer

  /// Returns the width of the modified view for a proposed width of 0, or nil if it isn't known without measuring the view.
  @MainActor
  func knownLeastWidth(_ child: LayoutNode) -> CGFloat?

  /// Places the view in an area of a given size.
  @MainActor
  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)

  /// Returns the position of a guide that the view or the modifier sets, or nil if neither does.
  @MainActor
  func guide(
    _ guide: AlignmentGuide, _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat?

  /// Returns the preferred distances to other views.
  @MainActor
  func spacing(_ child: LayoutNode) -> ViewSpacing

  /// Returns a Boolean value that indicates whether the preferred distances are the same as with another value of the modifier.
  func hasSameSpacing(as other: Self) -> Bool

  /// The offset from the position of the view to where it is drawn.
  var displacement: CGPoint { get }

  /// A Boolean value that indicates whether the modifier sets alignment guides.
  var setsGuides: Bool { get }

  /// Returns a Boolean value that indicates whether the size of the modified view is steady if the size of the view is. See
  /// `LayoutNode.isSteady`.
  @MainActor
  func isSteady(_ child: LayoutNode) -> Bool

  /// The name of the view's coordinate space; nil if it has none.
  var spaceName: AnyHashable? { get }

  /// A Boolean value that indicates whether the view is hidden.
  var hides: Bool { get }

  /// The name in a dump of the layout.
  var label: String { get }
}

extension UnaryLayout {
  @MainActor
  func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
    answer(LayoutProposal(proposal), child).size
  }

  @MainActor
  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer { child.answer(proposal) }

  @MainActor
  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { child.knownLeastWidth }

  @MainActor
  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: .zero, proposal)
  }

  @MainActor
  func guide(
    _ guide: AlignmentGuide, _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    Placing.combined(guide) { place(child, in: size, proposal) }
  }

  @MainActor
  func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing }

  func hasSameSpacing(as other: Self) -> Bool { true }
  var displacement: CGPoint { .zero }
  var setsGuides: Bool { false }
  @MainActor
  func isSteady(_ child: LayoutNode) -> Bool { true }
  var spaceName: AnyHashable? { nil }
  var hides: Bool { false }
}

/// A modifier that changes the layout of each view in its content.
struct UnaryModifier<Unary: UnaryLayout> {
  let layout: Unary
}

@MainActor
extension UnaryModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> UnaryWrapper<Unary> { UnaryWrapper(layout, context) }
  func update(_ wrapper: UnaryWrapper<Unary>) { wrapper.update(layout) }
}

final class UnaryWrapper<Unary: UnaryLayout>: ElementWrapper {
  @exclusivity(unchecked) private var unary: Unary
  /// The motion of the displacement.
  @exclusivity(unchecked) private var motion: ValueMotion<CGPoint.AnimatableData>?

  init(_ unary: Unary, _ context: _MountContext) {
    self.unary = unary
    super.init(context)
  }

  override var label: String { unary.label }
  override var spaceName: AnyHashable? { unary.spaceName }
  override var hides: Bool { unary.hides }

  func update(_ new: Unary) {
    guard !areEqual(unary, new) else { return }
    let (old, hasMoved) = (unary.displacement, unary.displacement != new.displacement)
    let hasSameSpacing = unary.hasSameSpacing(as: new)
    unary = new
    if hasMoved {
      for element in elements { LayoutChanges.moved(element) }
      return change(&motion, by: new.displacement.animatableData - old.animatableData)
    }
    for element in elements {
      LayoutChanges.changed(element)
      if !hasSameSpacing { LayoutChanges.childrenChanged(of: LayoutNode(element)) }
    }
  }

  override func didWrap(in wrapping: ElementIndex) {
    if unary.setsGuides { ViewRuntime.elements.note(.hasGuides, in: wrapping) }
    if !unary.isSteady(LayoutNode(wrapping).wrapped) { ViewRuntime.elements.note(.isUnsteady, in: wrapping) }
  }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    unary.answer(proposal, node.wrapped)
  }

  override func knownLeastWidth(of node: LayoutNode) -> CGFloat? { unary.knownLeastWidth(node.wrapped) }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    unary.place(node.wrapped, in: size, proposal)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    unary.guide(guide, node.wrapped, in: size, proposal)
  }

  override func spacing(of node: LayoutNode) -> ViewSpacing { unary.spacing(node.wrapped) }
  override func displacement(of _: LayoutNode) -> CGPoint { unary.displacement }

  override func shownDisplacement(of _: LayoutNode) -> CGPoint {
    guard let motion else { return unary.displacement }
    var displacement = unary.displacement
    displacement.animatableData += motion.distance
    return displacement
  }
}

extension ElementTree {
  /// Sets a flag of an element and all of its ancestors. If this affects their alignment, they are measured again.
  func note(_ flag: ElementFlags, in element: ElementIndex) {
    var next = element
    while next != 0, !self[next].flags.contains(flag) {
      self[next].flags.insert(flag)
      if flag == .hasGuides { LayoutChanges.changed(next) }
      next = self[next].parent
    }
  }
}
