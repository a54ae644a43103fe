internal import Foundation

/// A line that separates what is beside it: across the stack that it is in.
public struct Divider {
  /// A line.
  public init() {}
}

@MainActor
extension Divider: View, LeafView {
  func makeLayout() -> DividerLayout { DividerLayout() }
  func update(_: DividerLayout) -> Bool { false }
}

final class DividerLayout: LeafLayout {
  override var label: String { "divider" }

  private static var thickness: CGFloat { 1 }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.stackOrientation == .horizontal
      ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: Self.thickness)
  }
}
