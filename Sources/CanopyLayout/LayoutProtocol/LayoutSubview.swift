public import CanopyCore
public import CanopyStyle
public import Foundation

/// A proxy for a view in a container, for measuring and placing it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

  /// The preferred distances to neighboring views.
  public var spacing: ViewSpacing { node.spacing }

  /// The layout priority. Views of a higher priority receive space first.
  public var priority: Double { node.priority }

  /// Places the anchor of the view at a position, with a proposal. Call it in `placeSubviews` only.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    Placing.place(node, at: position, anchor: anchor, proposal)
  }

  /// The value that the view sets by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }

  /// The values that the view sets by `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    let element = node.element
    return onMainActor { ViewRuntime.elements.containerValues(of: element) }
  }
}
