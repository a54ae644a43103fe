public import Foundation

/// The size and the alignment guides of a view.
public struct ViewDimensions: Equatable {
  let size: CGSize
  let node: LayoutNode
  let proposal: ProposedViewSize

  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { node.position(of: guide.guide, in: size, proposal) }

  /// The position of a vertical guide, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { node.position(of: guide.guide, in: size, proposal) }

  /// The explicit position of a guide, as set by the view or its content; nil if it isn't set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { node.explicit(guide.guide, in: size, proposal) }

  /// The explicit position of a guide, as set by the view or its content; nil if it isn't set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { node.explicit(guide.guide, in: size, proposal) }
}
