internal import CanopyDrawing
internal import Foundation

/// A line, a pixel thick, that separates what is beside it: across the stack that it is in.
public struct Divider {
  /// A line.
  public init() {}
}

@MainActor
extension Divider: View, LeafView {
  func makeLayout() -> DividerLayout { DividerLayout() }
  func update(_: DividerLayout) -> LeafChange { .nothing }
}

final class DividerLayout: LeafLayout {
  override var label: String { "divider" }
  override var dependsOnDisplayScale: Bool { true }

  @MainActor
  override func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    drawing.items(of: Rectangle(), filledWith: SeparatorShapeStyle(), in: frame, node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let surroundings = node.surroundings
    surroundings.add(node)
    let thickness = 1 / surroundings.displayScale
    return node.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}
