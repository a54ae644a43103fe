internal import CanopyCore
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
  public subscript(guide: HorizontalAlignment) -> CGFloat { position(of: guide.guide) }

  /// The position of a vertical guide, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { position(of: guide.guide) }

  /// The explicit position of a guide, as set by the view or its content; nil if it isn't set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }

  /// The explicit position of a guide, as set by the view or its content; nil if it isn't set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  private func position(of guide: AlignmentGuide) -> CGFloat {
    onMainActor(with: self) { $0.node.position(of: guide, in: $0.size, $0.proposal) }
  }

  private func explicit(_ guide: AlignmentGuide) -> CGFloat? {
    onMainActor(with: self) { $0.node.explicit(guide, in: $0.size, $0.proposal) }
  }
}
