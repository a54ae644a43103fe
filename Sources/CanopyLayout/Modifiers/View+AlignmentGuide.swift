public import CanopyCore
public import Foundation

extension View {
  /// Sets the position of a horizontal guide of this view, from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(UnaryModifier(layout: GuideLayout(own: g.guide, compute: computeValue)))
  }

  /// Sets the position of a vertical guide of this view, from its top.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(UnaryModifier(layout: GuideLayout(own: g.guide, compute: computeValue)))
  }
}

struct GuideLayout: UnaryLayout {
  let own: AlignmentGuide
  let compute: (ViewDimensions) -> CGFloat

  func guide(
    _ guide: AlignmentGuide, _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide == own else { return child.explicit(guide, in: size, proposal) }
    let value = compute(ViewDimensions(size: size, node: child, proposal: proposal))
    if value.isFinite { return value }
    child.report(.invalidGuide(value, of: child))
    return nil
  }

  var setsGuides: Bool { true }
  var label: String { "alignmentGuide(\(readableName(of: own.id)))" }
}

@MainActor
extension RuntimeIssue {
  fileprivate static func invalidGuide(_ value: CGFloat, of node: LayoutNode) -> RuntimeIssue {
    layout("An alignment guide\(place(of: node)) is at \(value). Guides must be finite. It is ignored.")
  }
}
