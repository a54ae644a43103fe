internal import Foundation

extension Alignment {
  /// Puts a view into an area, lined up.
  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: offset(of: child, child.size(proposal), in: size, proposal), proposal)
  }

  /// Where a view of a size is in an area, lined up.
  func offset(
    of child: LayoutNode, _ childSize: CGSize, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    func offset(_ guide: AlignmentGuide) -> CGFloat {
      guide.position(inAreaOf: size) - child.position(of: guide, in: childSize, proposal)
    }
    return CGPoint(x: offset(horizontal.guide), y: offset(vertical.guide))
  }
}

extension AlignmentGuide {
  /// Where the guide is in an area in which nothing sets it.
  func position(inAreaOf size: CGSize) -> CGFloat {
    usualValue(in: size)
      ?? id.defaultValue(in: ViewDimensions(size: size, node: LayoutNode(0), proposal: ProposedViewSize(size)))
  }
}
