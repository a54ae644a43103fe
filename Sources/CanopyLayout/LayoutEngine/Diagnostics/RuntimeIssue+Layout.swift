internal import CanopyCore
internal import CanopyStyle
internal import Foundation

// Issues of layout.

extension RuntimeIssue {
  /// Returns words for the body that an element comes from.
  package static func place(of node: LayoutNode) -> String { place(of: node.element) }

  static func invalidSize(_ size: CGSize, of node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      \(node.layout.label)\(place(of: node)) answers with a size of (\(size.width), \(size.height)). Neither may be \
      negative or no number; what is, is 0.
      """)
  }

  static func invalidPlace(_ origin: CGPoint, of node: LayoutNode) -> RuntimeIssue {
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
