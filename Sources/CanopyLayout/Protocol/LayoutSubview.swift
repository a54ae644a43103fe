public import CanopyCore
public import CanopyStyle
public import Foundation

/// A view in a container with a layout: asked for its size, and put somewhere.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// The size that the view takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// The size of the view and its guides when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

  /// How far the view wishes others to stay away.
  public var spacing: ViewSpacing { node.spacing }

  /// Which views get room first: those of a higher priority.
  public var priority: Double { node.priority }

  /// Puts the view somewhere: its `anchor` to `position`, offered `proposal`. In `placeSubviews` only.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    Placing.place(node, at: position, anchor: anchor, proposal)
  }

  /// What the view says to its layout by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }

  /// What the view says to its container by `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    let element = node.element
    return onMainActor { ViewRuntime.elements.containerValues(of: element) }
  }
}
