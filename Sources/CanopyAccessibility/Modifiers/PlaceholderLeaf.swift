internal import CanopyCore
package import CanopyDrawing
package import CanopyLayout
package import Foundation

/// The content of the placeholder of a label: it takes up no room, and means what the described view means.
package struct PlaceholderLeaf: LeafContent {
  package var label: String { "placeholder" }
  package var meaning: LeafMeaning? { .describedView }
  package func sizeThatFits(_: ProposedViewSize, _: LayoutNode) -> CGSize { .zero }

  @MainActor
  package func items(of _: LayoutNode, in _: CGRect, _: ElementDrawing) -> [DisplayItem] { [] }
}
