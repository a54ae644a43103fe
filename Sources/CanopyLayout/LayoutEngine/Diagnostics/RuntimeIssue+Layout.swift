internal import CanopyCore
internal import CanopyStyle
internal import Foundation

// Runtime issues about layout.

@MainActor
extension RuntimeIssue {
  /// Returns a description of the body that contains an element.
  package static func place(of node: LayoutNode) -> String { place(of: node.element) }

  static func invalidSize(_ size: CGSize, of node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      \(node.layout.label)\(place(of: node)) returned a size of (\(size.width), \(size.height)). Lengths must be \
      numbers of at least 0. Invalid ones are replaced with 0.
      """)
  }

  static func invalidPlace(_ origin: CGPoint, of node: LayoutNode) -> RuntimeIssue {
    layout(
      "\(node.layout.label)\(place(of: node)) was placed at (\(origin.x), \(origin.y)). Nonfinite coordinates are replaced with 0."
    )
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
      \(label)\(place(of: node)) hasn't placed all of its views. Call place(at:anchor:proposal:) for each of them \
      in placeSubviews(in:proposal:subviews:cache:). The others are centered.
      """)
  }

  static func answerIsOld(
    _ known: CGSize, _ fresh: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
  ) -> RuntimeIssue {
    layout(
      """
      \(node.layout.label)\(place(of: node)) returned \(known) for \(proposal), and now \(fresh), though nothing \
      that it depends on has changed. A layout must return the same size for the same proposal.
      """)
  }
}
