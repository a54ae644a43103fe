internal import Foundation

extension Alignment {
  /// Places a view in an area according to the alignment.
  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: offset(of: child, child.size(proposal), in: size, proposal), proposal)
  }

  /// Returns the offset of a view of a size in an area.
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
  /// Returns the default position of the guide in an area.
  func position(inAreaOf size: CGSize) -> CGFloat {
    usualValue(in: size)
      ?? id.defaultValue(in: ViewDimensions(size: size, node: LayoutNode(0), proposal: ProposedViewSize(size)))
  }
}
