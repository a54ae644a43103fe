internal import CanopyAnimation
internal import CanopyStyle
public import CanopyCore
public import Foundation

/// A container that arranges views on top of each other.
public struct ZStack<Content: View> {
  @usableFromInline var layout: ZStackLayout
  @usableFromInline var content: Content

  /// Creates a stack with the given alignment.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor
extension ZStack: View, ContainerView {}

/// A layout that arranges views on top of each other, as `ZStack` does, for use with `AnyLayout`.
@frozen public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a stack layout with the given alignment.
  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { TypedLayout($0, isSteady: true) } }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(TypedLayout<Self>.self, with: self) { $0.update($1, isSteady: true, of: element) }
  }

  /// Returns the size of the aligned views with the highest layout priority, each of which receives the proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor(with: (self, subviews)) { $0.extent(proposal, $1).size }
  }

  /// Places the views according to their alignment. Each of them is proposed the size of the stack.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActor(with: (self, subviews)) { $0.place($1, in: bounds) }
  }

  @MainActor
  private func place(_ subviews: Subviews, in bounds: CGRect) {
    let proposal = ProposedViewSize(bounds.size)
    let extent = extent(proposal, subviews)
    for node in subviews.nodes {
      let point = point(of: node, proposal)
      Placing.place(
        node, at: CGPoint(x: bounds.minX + extent.x - point.x, y: bounds.minY + extent.y - point.y), proposal)
    }
  }

  /// Returns the size that contains all aligned views with the highest priority, and the position at which views are aligned in
  /// it.
  @MainActor
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, x: CGFloat, y: CGFloat) {
    guard let highest = subviews.nodes.lazy.map({ $0.priority }).max() else { return (.zero, 0, 0) }
    var (left, right, above, below) = (-CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for node in subviews.nodes where node.priority == highest {
      let size = node.size(proposal)
      let point = point(of: node, proposal)
      left = max(left, point.x)
      right = max(right, size.width.isInfinite ? .infinity : size.width - point.x)
      above = max(above, point.y)
      below = max(below, size.height.isInfinite ? .infinity : size.height - point.y)
    }
    return (CGSize(width: max(left + right, 0), height: max(above + below, 0)), left, above)
  }

  @MainActor
  private func point(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGPoint {
    let size = node.size(proposal)
    return CGPoint(
      x: node.position(of: alignment.horizontal.guide, in: size, proposal),
      y: node.position(of: alignment.vertical.guide, in: size, proposal))
  }
}

extension ZStackLayout: SteadyLayout, _ContainerArrangement {}
