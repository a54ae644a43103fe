package import CanopyDrawing
package import Foundation

/// How a view without parts is laid out and drawn.
package protocol LeafContent {
  /// What a dump calls it.
  var label: String { get }

  /// A Boolean value that indicates whether its answers depend on what images take from the environment.
  var dependsOnImageSurroundings: Bool { get }

  /// A Boolean value that indicates whether its size depends on the size of a pixel.
  var dependsOnDisplayScale: Bool { get }

  /// Returns the size that it takes when it is offered `proposal`. It may keep what it finds out for that.
  mutating func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize

  /// Returns where it sets a guide by itself; nil if it doesn't.
  mutating func guide(_ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize) -> CGFloat?

  /// How far it wishes others to stay away.
  var spacing: ViewSpacing { get }

  /// Returns what is to be seen of it in a rectangle, in the coordinates of what is drawn.
  ///
  /// This changes nothing, because it may run the program's code, whatever that does.
  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem]
}

extension LeafContent {
  package var dependsOnImageSurroundings: Bool { false }
  package var dependsOnDisplayScale: Bool { false }
  package func guide(_: AlignmentGuide, of _: LayoutNode, in _: CGSize) -> CGFloat? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
}

/// Lays out a view without parts, and draws it, as its content says.
package final class LeafLayout<Content: LeafContent>: ElementLayout {
  package var content: Content

  init(_ content: Content) { self.content = content }

  override var label: String { content.label }
  override var dependsOnImageSurroundings: Bool { content.dependsOnImageSurroundings }
  override var dependsOnDisplayScale: Bool { content.dependsOnDisplayScale }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    content.sizeThatFits(proposal, node)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    content.guide(guide, of: node, in: size)
  }

  override func spacing(of _: LayoutNode) -> ViewSpacing { content.spacing }

  @MainActor
  package override func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    content.items(of: node, in: frame, drawing)
  }
}
