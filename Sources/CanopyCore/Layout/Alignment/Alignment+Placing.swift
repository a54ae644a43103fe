internal import Foundation

extension Alignment {
  /// Puts a view into an area, lined up.
  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let childSize = child.size(proposal)
    func offset(_ guide: AlignmentGuide) -> CGFloat {
      guide.position(inAreaOf: size) - child.position(of: guide, in: childSize, proposal)
    }
    Placing.place(child, at: CGPoint(x: offset(horizontal.guide), y: offset(vertical.guide)), proposal)
  }
}

extension AlignmentGuide {
  /// Where the guide is in an area in which nothing sets it.
  func position(inAreaOf size: CGSize) -> CGFloat {
    usualValue(in: size)
      ?? id.defaultValue(in: ViewDimensions(size: size, node: LayoutNode(0), proposal: ProposedViewSize(size)))
  }
}
