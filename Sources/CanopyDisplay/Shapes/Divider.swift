public import CanopyCore
package import CanopyDrawing
public import CanopyLayout
internal import CanopyStyle
package import Foundation

/// A line, one pixel thick, that separates views. It is perpendicular to the axis of its stack.
public struct Divider {
  /// Creates a divider.
  public init() {}
}

@MainActor
extension Divider: View, LeafView {
  package func makeLeaf() -> DividerLeaf { DividerLeaf() }
  package func update(_: inout DividerLeaf) -> LeafChange { .nothing }
}

package struct DividerLeaf: LeafContent {
  package var label: String { "divider" }
  package var dependsOnDisplayScale: Bool { true }
  package var fillsWholePixels: Bool { true }

  @MainActor
  package func sizeThatFits(_ proposal: ProposedViewSize, _ measuring: LeafMeasuring) -> CGSize {
    let thickness = 1 / measuring.surroundings.displayScale
    return measuring.stackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  @MainActor
  package func reach(of _: LayoutNode, in frame: CGRect) -> Extent? { Extent(frame) }

  @MainActor
  package func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    drawing.items(of: Rectangle(), filledWith: SeparatorShapeStyle(), in: frame, node)
  }
}

@MainActor
extension LayoutNode {
  /// A Boolean value that indicates whether the element is a divider.
  package var isDivider: Bool {
    ViewRuntime.elements[element].kind == .leaf && layout is LeafLayout<DividerLeaf>
  }
}
