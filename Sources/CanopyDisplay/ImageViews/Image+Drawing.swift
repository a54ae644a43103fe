internal import CanopyCore
internal import CanopyLayout
public import CanopyStyle
public import Foundation

extension Image {
  /// Creates an image of a size that a closure draws.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 40, height: 40), label: Text("A dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - label: The accessibility label; nil for a decorative image.
  ///   - opaque: A Boolean value that indicates whether black shows where nothing is drawn.
  ///   - colorMode: The color space in which colors are mixed.
  ///   - renderer: Draws the image. It runs whenever the image is drawn.
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
        }), label: label)
  }
}
