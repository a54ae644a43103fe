internal import CanopyDrawing
internal import Foundation

@MainActor
extension Image: View, LeafView {
  func makeLayout() -> ImageLayout { ImageLayout(self) }

  func update(_ layout: ImageLayout) -> LeafChange { layout.update(self) }
}

/// Lays out an image: in its own size, or in the one that it is offered.
final class ImageLayout: LeafLayout {
  private(set) var image: Image
  private var known: (image: ResolvedImage, surroundings: ImageSurroundings)?
  /// What code reads that draws the image.
  private var reads: DrawingReads?

  init(_ image: Image) { self.image = image }

  override var label: String { "image" }

  override var dependsOnImageSurroundings: Bool { true }

  /// Returns what may differ from before.
  func update(_ new: Image) -> LeafChange {
    guard new != image else { return .nothing }
    let (looks, newLooks) = (image.looks, new.looks)
    if new.source != image.source || newLooks.symbolRenderingMode != looks.symbolRenderingMode
      || newLooks.renderingMode != looks.renderingMode || (new.variableValue == nil) != (image.variableValue == nil)
    {
      known = nil
    }
    image = new
    return .size
  }

  @MainActor
  override func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    if node.environment.showsPlaceholders { return drawing.bar(in: frame, of: node) }
    let resolved = resolved(node)
    guard case .drawing = resolved.content else { return drawing.items(of: resolved, image, in: frame, node) }
    let reads = reads ?? DrawingReads(of: node.element)
    self.reads = reads
    return reads.following { drawing.items(of: resolved, image, in: frame, node) }
  }

  /// What is to be drawn. Each is looked for once, and complained about once.
  func resolved(_ node: LayoutNode) -> ResolvedImage {
    let surroundings = node.surroundings.images
    if let known, known.surroundings == surroundings { return known.image }
    let made = ResolvedImage(image, in: surroundings, of: node)
    known = (made, surroundings)
    return made
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.surroundings.add(node)
    let size = resolved(node).size
    return image.looks.resizing == nil && image.source != .blank
      ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline else { return nil }
    let resolved = resolved(node)
    return resolved.size.height > 0 ? resolved.baseline * size.height / resolved.size.height : nil
  }
}
