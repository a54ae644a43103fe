public import Foundation

/// The size of a view, and where its guides are.
public struct ViewDimensions: Equatable {
  let size: CGSize
  let node: LayoutNode
  let proposal: ProposedViewSize

  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { node.position(of: guide.guide, in: size, proposal) }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { node.position(of: guide.guide, in: size, proposal) }

  /// Where a guide is that the view itself, or something inside it, has set; nil if nothing has.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { node.explicit(guide.guide, in: size, proposal) }

  /// Where a guide is that the view itself, or something inside it, has set; nil if nothing has.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { node.explicit(guide.guide, in: size, proposal) }
}
