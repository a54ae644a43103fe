internal import CanopyCore
public import CanopyStyle

/// The views in a container with a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let nodes: [LayoutNode]
  /// Whether the leading edge of the container is on the left or on the right. Layouts need not care: what they place is
  /// mirrored.
  public let layoutDirection: LayoutDirection

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { nodes.count }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  /// The views at some places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
  }
  /// The views at some places.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }

  /// Views in a container.
  public typealias SubSequence = LayoutSubviews
}
