public import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
public import Foundation

extension View {
  /// Offsets this view from its position. The layout of other views isn't affected.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Offsets this view from its position. The layout of other views isn't affected.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(UnaryModifier(layout: OffsetLayout(x: x, y: y)))
  }

  /// Positions the center of this view at a point of the available space. The result takes up all of this space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(UnaryModifier(layout: PositionLayout(x: position.x, y: position.y)))
  }

  /// Positions the center of this view at a point of the available space. The result takes up all of this space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

struct OffsetLayout: UnaryLayout, Equatable {
  let displacement: CGPoint

  init(x: CGFloat, y: CGFloat) {
    displacement = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    if displacement != CGPoint(x: x, y: y) { RuntimeIssue.record(.invalidOffset(x, y)) }
  }

  /// The offset doesn't affect alignment guides.
  func guide(
    _ guide: AlignmentGuide, _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicit(guide, in: size, proposal)
  }

  var label: String { "offset(\(displacement.x._shortDescription), \(displacement.y._shortDescription))" }
}

struct PositionLayout: UnaryLayout, Equatable {
  let x: CGFloat
  let y: CGFloat

  init(x: CGFloat, y: CGFloat) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
    if self.x != x || self.y != y { RuntimeIssue.record(.invalidOffset(x, y)) }
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    var size = CGSize(width: proposal.width, height: proposal.height)
    if size.width.isNaN || size.height.isNaN {
      size = proposal.proposed.replacingUnspecifiedDimensions(by: child.answer(proposal).size)
    }
    return LayoutAnswers.Answer(proposal: proposal, size: size)
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { 0 }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: CGPoint(x: x, y: y), anchor: .center, proposal)
  }

  var label: String { "position(\(x._shortDescription), \(y._shortDescription))" }
}

extension RuntimeIssue {
  fileprivate static func invalidOffset(_ x: CGFloat, _ y: CGFloat) -> RuntimeIssue {
    layout("A view is moved to (\(x), \(y))\(place()): coordinates must be finite. Nonfinite ones are replaced with 0.")
  }
}
