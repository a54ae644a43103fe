package import CanopyDrawing
public import CanopyCore
public import CanopyLayout
public import CanopyStyle
public import CanopyText
public import Foundation

@MainActor
extension Image: View, LeafView {
  package func makeLeaf() -> ImageLeaf { ImageLeaf(self) }

  package func update(_ leaf: inout ImageLeaf) -> LeafChange { leaf.update(self) }
}

/// An image in the tree, at its natural size or at the proposed size.
package struct ImageLeaf: LeafContent {
  private var image: Image
  private var known: (image: ResolvedImage, surroundings: ImageSurroundings)?
  /// The values that the image's drawing code reads, or nil if the image isn't drawn by code.
  private var reads: DrawingReads?

  fileprivate init(_ image: Image) {
    self.image = image
    reads = image.isDrawnByCode ? DrawingReads() : nil
  }

  /// Returns the kinds of differences from the previous image.
  fileprivate mutating func update(_ new: Image) -> LeafChange {
    guard new != image else { return .nothing }
    let (looks, newLooks) = (image.looks, new.looks)
    if new.source != image.source || newLooks.symbolRenderingMode != looks.symbolRenderingMode
      || newLooks.renderingMode != looks.renderingMode || (new.variableValue == nil) != (image.variableValue == nil)
    {
      known = nil
    }
    if new.isDrawnByCode != image.isDrawnByCode { reads = new.isDrawnByCode ? DrawingReads() : nil }
    image = new
    return .size
  }

  package var label: String { "image" }

  package var meaning: LeafMeaning? { .image(label: image.accessibilityText, isDecorative: image.isSilent) }

  package var dependsOnImageSurroundings: Bool { true }

  @MainActor
  package mutating func sizeThatFits(_ proposal: ProposedViewSize, _ measuring: LeafMeasuring) -> CGSize {
    let size = keptResolved(measuring).size
    return hasFixedSize ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  package var fadesBetweenForms: Bool { true }

  package var hasFixedSize: Bool { image.looks.resizing == nil && image.source != .blank }

  @MainActor
  package mutating func guide(_ guide: AlignmentGuide, in size: CGSize, _ measuring: LeafMeasuring) -> CGFloat? {
    guard guide.isBaseline else { return nil }
    let resolved = keptResolved(measuring)
    return resolved.size.height > 0 ? resolved.baseline * size.height / resolved.size.height : nil
  }

  @MainActor
  package func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    if node.environment.showsPlaceholders { return drawing.bar(in: frame, of: node) }
    let surroundings = node.surroundings.images
    let resolved = resolved(in: surroundings) ?? ResolvedImage(image, in: surroundings, of: node)
    guard let reads else { return drawing.items(of: resolved, image, in: frame, node) }
    return reads.following(node.element) { drawing.items(of: resolved, image, in: frame, node) }
  }

  @MainActor
  package func reach(of node: LayoutNode, in frame: CGRect) -> Extent? {
    if SymbolEffects.areUsed, !node.environment.symbolEffects.players.isEmpty { return nil }
    return image.isDrawnByCode || !node.environment.foreground.hasOnlyColors ? nil : Extent(frame)
  }

  /// The resolved image. It is resolved when its size is first needed, and a missing image is reported once.
  @MainActor
  private mutating func keptResolved(_ measuring: LeafMeasuring) -> ResolvedImage {
    let surroundings = measuring.surroundings.images
    if let resolved = resolved(in: surroundings) { return resolved }
    let made = measuring.resolved(image, in: surroundings)
    known = (made, surroundings)
    return made
  }

  private func resolved(in surroundings: ImageSurroundings) -> ResolvedImage? {
    guard let known, known.surroundings == surroundings else { return nil }
    return known.image
  }
}

extension Image {
  /// The label for assistive technologies: the given one, or the words in the image's name.
  fileprivate var accessibilityText: Text? {
    if let labelText { return labelText }
    return switch source {
    case .resource(let name, _): Text(verbatim: name)
    case .symbol(let name): Text(verbatim: name.replacing(".", with: " "))
    case .picture, .drawing, .blank: nil
    }
  }

  /// A Boolean value that indicates whether assistive technologies skip the image.
  fileprivate var isSilent: Bool {
    switch source {
    case .blank: true
    case .drawing: isDecorative || label == nil
    case .resource, .symbol, .picture: isDecorative
    }
  }

  fileprivate var isDrawnByCode: Bool { if case .drawing = source { true } else { false } }
}

extension Image {
  /// Creates an image of a given size that a closure draws.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 40, height: 40), label: Text("A dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - label: The accessibility label, or nil for a decorative image.
  ///   - opaque: A Boolean value that indicates whether the image is black where nothing is drawn.
  ///   - colorMode: The color space in which colors are blended.
  ///   - renderer: A closure that draws the image. It runs whenever the image is drawn.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let opaqueRenderer: (inout GraphicsContext) -> Void = { context in
      context.fillWithBlack(size)
      renderer(&context)
    }
    let drawn = opaque ? opaqueRenderer : renderer
    self.init(
      .drawing(
        ImageDrawing(size: size) { element, size, scale in
          var context = GraphicsContext(CanvasScene(node: LayoutNode(element), size: size, scale: scale))
          drawn(&context)
          return context.recording.items
        }), label: label.map { ImageLabel($0) })
  }
}
