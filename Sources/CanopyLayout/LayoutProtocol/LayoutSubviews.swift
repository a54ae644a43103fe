internal import CanopyCore
public import CanopyStyle

/// The views in a container with a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let nodes: [LayoutNode]
  /// The layout direction of the container. Layouts needn't consider it, because their coordinates are mirrored in right-to-left
  /// layouts.
  public let layoutDirection: LayoutDirection

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { nodes.count }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  /// The views at some indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
  }
  /// The views at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }

  /// A part of the views, in order.
  public typealias SubSequence = LayoutSubviews
}
