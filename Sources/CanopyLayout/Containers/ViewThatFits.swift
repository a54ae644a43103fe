public import CanopyCore
public import CanopyStyle
internal import Foundation

/// A view that shows the first of several views that fits the available space, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("A long way to say it")
///   Text("Short")
/// }
/// ```
public struct ViewThatFits<Content: View> {
  @usableFromInline var layout: ViewThatFitsLayout
  @usableFromInline var content: Content

  /// Creates a view that shows the first of its children whose ideal size fits on the given axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = ViewThatFitsLayout(axes: axes)
    self.content = content()
  }
}

@MainActor
extension ViewThatFits: View, ContainerView {}

@usableFromInline
struct ViewThatFitsLayout: _ContainerArrangement, Equatable {
  let axes: Axis.Set

  @usableFromInline
  func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { FittingContainer($0) } }

  @usableFromInline
  func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(FittingContainer.self, with: self) { $0.update($1, of: element) }
  }

  @MainActor
  func choice(_ proposal: ProposedViewSize, _ nodes: [LayoutNode]) -> LayoutNode? {
    let horizontal = axes.contains(.horizontal)
    let vertical = axes.contains(.vertical)
    let ideal = ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    return nodes.dropLast().first { node in
      let size = node.size(ideal)
      return (!horizontal || size.width <= proposal.width ?? .infinity)
        && (!vertical || size.height <= proposal.height ?? .infinity)
    } ?? nodes.last
  }
}

/// The layout of `ViewThatFits`. Children that aren't shown are left out.
final class FittingContainer: ContainerLayout {
  private var fitting: ViewThatFitsLayout

  init(_ fitting: ViewThatFitsLayout) { self.fitting = fitting }

  override var label: String { "ViewThatFits" }

  func update(_ new: ViewThatFitsLayout, of element: ElementIndex) {
    guard fitting != new else { return }
    fitting = new
    LayoutChanges.changed(element)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    ViewRuntime.elements.note(.isUnsteady, in: node.element)
    return fitting.choice(proposal, subviews(of: node).nodes)?.size(proposal) ?? .zero
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let nodes = subviews(of: node).nodes
    guard let choice = fitting.choice(proposal, nodes) else { return }
    for node in nodes where node != choice { node.leaveOut() }
    Placing.place(choice, at: .zero, proposal)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    fitting.choice(proposal, subviews(of: node).nodes)?.explicit(guide, in: size, proposal)
  }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing {
    subviews(of: node).nodes.first?.spacing ?? ViewSpacing()
  }
}
