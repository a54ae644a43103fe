internal import CanopyCore
package import CanopyDrawing
package import CanopyLayout
package import Foundation

/// The content of a label's placeholder. It has no size, and stands for the elements of the described view.
package struct PlaceholderLeaf: LeafContent {
  package var label: String { "placeholder" }
  package var meaning: LeafMeaning? { .describedView }
  package func sizeThatFits(_: ProposedViewSize, _: LeafMeasuring) -> CGSize { .zero }

  @MainActor
  package func items(of _: LayoutNode, in _: CGRect, _: ElementDrawing) -> [DisplayItem] { [] }
}
