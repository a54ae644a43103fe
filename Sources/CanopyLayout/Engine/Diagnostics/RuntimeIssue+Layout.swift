internal import CanopyCore
internal import CanopyStyle
internal import Foundation

// Issues of layout.

extension RuntimeIssue {
  private static func layout(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .layout, message: message) }

  /// Returns words for the body that an element comes from.
  package static func place(of node: LayoutNode) -> String { place(of: node.element) }

  static func subviewInTwoPlaces() -> RuntimeIssue {
    layout(
      """
      A subview is shown in two places at once. Each subview is a single view with a single state, so only the place that \
      asked for it last shows it.
      """)
  }

  static func frameIsNoFrame(_ length: CGFloat, of type: any Any.Type) -> RuntimeIssue {
    layout(
      """
      Invalid frame dimension (negative or non-finite): \(length.shortDescription)\(place(of: type)). A frame is as wide \
      and high as a number that is not negative; maxWidth and maxHeight may be infinite. What is wrong is left out.
      """)
  }

  static func frameContradicts(of type: any Any.Type) -> RuntimeIssue {
    layout(
      """
      Contradictory frame constraints specified\(place(of: type)): the least is at most the ideal, and that is at most \
      the most. The least counts.
      """)
  }

  static func paddingIsNoPadding(_ insets: EdgeInsets) -> RuntimeIssue {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let lengths = all.map(\.shortDescription).joined(separator: ", ")
    return layout(
      """
      Padding of \(lengths) (top, leading, bottom, trailing)\(place()): it has to be finite. What is not is 0.
      """)
  }

  static func gridItemIsNone(_ size: GridItem.Size) -> RuntimeIssue {
    layout(
      """
      A grid item of \(size)\(place()): its length has to be finite and not below 0, and a minimum not above its maximum. \
      What is not finite is 0, and the minimum counts.
      """)
  }

  static func containerFrameIsNone(_ length: CGFloat, of node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      A containerRelativeFrame of \(length.shortDescription)\(place(of: node)): it has to be finite and not below 0. It is 0.
      """)
  }

  static func aspectRatioIsNone(_ ratio: CGFloat) -> RuntimeIssue {
    layout("An aspect ratio of \(ratio)\(place()): it has to be above 0 and finite. The view keeps its own.")
  }

  static func offsetIsNone(_ x: CGFloat, _ y: CGFloat) -> RuntimeIssue {
    layout("A view is moved to (\(x), \(y))\(place()): that has to be finite. What is not is 0.")
  }

  static func guideIsNone(_ value: CGFloat, of node: LayoutNode) -> RuntimeIssue {
    layout("An alignment guide\(place(of: node)) is at \(value), which is nowhere. It is left out.")
  }

  static func sizeIsNoSize(_ size: CGSize, of node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      \(node.layout.label)\(place(of: node)) answers with a size of (\(size.width), \(size.height)). Neither may be \
      negative or no number; what is, is 0.
      """)
  }

  static func placeIsNoPlace(_ origin: CGPoint, of node: LayoutNode) -> RuntimeIssue {
    layout("\(node.layout.label)\(place(of: node)) was put at (\(origin.x), \(origin.y)). What is not finite is 0.")
  }

  static func placedOutside(_ node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      place(at:anchor:proposal:) was called outside of placeSubviews(in:proposal:subviews:cache:), where it has no \
      effect: for \(node.layout.label)\(place(of: node)).
      """)
  }

  static func notPlaced(by label: String, _ node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      \(label)\(place(of: node)) has not put all of its views somewhere. Call place(at:anchor:proposal:) for each of them \
      in placeSubviews(in:proposal:subviews:cache:). They are in the middle.
      """)
  }

  static func rowOutsideGrid(_ node: LayoutNode) -> RuntimeIssue {
    layout("A GridRow\(place(of: node)) is in no Grid. Its views are side by side.")
  }

  static func answerIsOld(
    _ known: CGSize, _ fresh: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
  ) -> RuntimeIssue {
    layout(
      """
      \(node.layout.label)\(place(of: node)) answered \(proposal) with \(known), and now with \(fresh), though nothing \
      that it depends on has changed. A layout has to give the same answer to the same question.
      """)
  }
}
