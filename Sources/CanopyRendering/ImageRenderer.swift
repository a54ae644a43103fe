internal import CanopyPresentation
public import CanopyCore
public import CanopyDisplay
public import CanopyDrawing
public import CanopyLayout
public import CanopyRaster
internal import CanopyScene
public import CanopyStyle
public import Combine
public import Foundation

/// An object that renders a view as pixels, PDF, or SVG, without a display.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(name: "Ada"))
/// renderer.scale = 2
/// try renderer.pngData?.write(to: URL(filePath: "badge.png"))
/// ```
///
/// The content has the default environment. Use `environment(_:_:)` in the content to change values.
@MainActor
public final class ImageRenderer<Content: View>: @MainActor ObservableObject {
  /// The view to render.
  public var content: Content { didSet { contentChanged() } }
  /// The size to propose to the content. By default, it is unspecified.
  public var proposedSize = ProposedViewSize.unspecified { didSet { contentChanged() } }
  /// The number of pixels per point.
  public var scale: CGFloat = 1 { didSet { contentChanged() } }
  /// A Boolean value that indicates whether the background is black instead of transparent.
  public var isOpaque = false { didSet { contentChanged() } }
  /// The color rendering mode of the picture. It has no effect.
  public var colorMode = ColorRenderingMode.nonLinear { didSet { contentChanged() } }
  /// The permitted dynamic range of the picture. The picture always has the standard dynamic range.
  public var allowedDynamicRange: Image.DynamicRange? { didSet { contentChanged() } }
  /// A publisher that sends before the picture changes.
  public let objectWillChange = ObservableObjectPublisher()

  private var tree: ViewTree?

  /// Creates a renderer for a view.
  public init(content: Content) { self.content = content }

  // MARK: Pictures

  /// The current picture as pixels, or nil if it is empty.
  public var cgImage: CGImage? { raster.map { CGImage($0) } }

  /// The current picture as a PNG file, or nil if it is empty.
  public var pngData: Data? { raster?.png }

  /// The current picture as a one-page PDF file with selectable text, or nil if it is empty.
  public var pdfData: Data? { vectors(.pdf) }

  /// The current picture as an SVG file, or nil if it is empty.
  public var svgData: Data? { vectors(.svg) }

  /// Draws the picture into a context that a closure provides.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point for blurred content, which can only be drawn as pixels.
  ///   - renderer: A closure that receives the size of the picture, and a function that draws the picture into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    let (list, size) = picture()
    renderer(size) { $0.draw(list, resolution: rasterizationScale) }
  }

  private var raster: RasterImage? {
    let (list, size) = picture()
    let background = DrawColor(red: 0, green: 0, blue: 0, opacity: isOpaque ? 1 : 0)
    return RasterImage(list, size: size, scale: scale.isFinite ? scale : 1, background: background)
  }

  private func vectors(_ kind: VectorFile.Kind) -> Data? {
    let (list, size) = picture()
    guard let file = VectorFile(kind, size: size) else { return nil }
    file.draw(list)
    file.endPage()
    return file.finish()
  }

  // MARK: View tree

  private func contentChanged() {
    objectWillChange.send()
    tree = nil
  }

  /// Returns the display list and the size of the content.
  private func picture() -> (DisplayList, CGSize) { ViewRuntime.untracked { drawPicture() } }

  private func drawPicture() -> (DisplayList, CGSize) {
    let tree = mounted()
    tree.context.clock.move(to: Date())
    ViewRuntime.update()
    let size = tree.size(proposedSize)
    // The content is placed with the proposal that it was measured with. If its size were proposed instead, it could distribute
    // space that it didn't request.
    tree.layOut(in: CGRect(origin: .zero, size: size), proposal: proposedSize)
    return (tree.displayList(scale: scale), size)
  }

  private func mounted() -> ViewTree {
    if let tree { return tree }
    var environment = EnvironmentValues()
    environment.displayScale = scale.isFinite && scale > 0 ? scale : 1
    // If the names of writers are recorded, descriptions of the environment include the modifier that set a value.
    let context = TreeContext(
      namesWriters: true, textEngine: PangoTextEngine.shared, imageEngine: RasterImageEngine.shared)
    // Lazy containers otherwise make all of their rows, also those out of sight in a scroll view.
    context.isLaidOut = true
    let made = ViewTree(content, environment: environment, context: context)
    tree = made
    return made
  }
}
