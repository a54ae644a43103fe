public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// A proxy for a view in a container, for measuring and placing it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor(with: node) { $0.size(proposal) }
  }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor(with: node) { $0.dimensions(proposal) }
  }

  /// The preferred distances to neighboring views.
  public var spacing: ViewSpacing { onMainActor(with: node) { $0.spacing } }

  /// The layout priority. Views with a higher priority receive space first.
  public var priority: Double { onMainActor(with: node) { $0.priority } }

  /// Places the anchor of the view at a position, with a proposal. Call it in `placeSubviews` only.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMainActor(with: node) { Placing.place($0, at: position, anchor: anchor, proposal) }
  }

  /// The value that the view sets with `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMainActor(with: node) { $0.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
  }

  /// The values that the view sets with `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    onMainActor(with: node) { ViewRuntime.elements.containerValues(of: $0.element) }
  }
}

/// The views in a container with a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let nodes: [LayoutNode]
  /// The layout direction of the container. Layouts can ignore it, because their coordinates are mirrored in right-to-left
  /// layouts.
  public let layoutDirection: LayoutDirection

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { nodes.count }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  /// The views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
  }
  /// The views at the given indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }

  /// A part of the views, in order.
  public typealias SubSequence = LayoutSubviews
}
