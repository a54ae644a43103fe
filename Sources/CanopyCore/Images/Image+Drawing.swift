public import Foundation

extension Image {
  /// A picture of a size that code draws, each time that it is shown.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 40, height: 40), label: Text("A dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - label: What it is called for those who do not see it.
  ///   - opaque: A Boolean value that indicates whether black shows where nothing is drawn.
  ///   - colorMode: How colors are mixed.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let opaqueRenderer: (inout GraphicsContext) -> Void = { context in
      context.fillWithBlack(size)
      renderer(&context)
    }
    self.init(.drawing(ImageDrawing(size: size, opaque ? opaqueRenderer : renderer)))
    self.label = label
  }
}

/// A picture that code draws. Nobody can tell whether two pieces of code draw the same, so each is another one.
///
/// Safe because nothing in it changes, and the code is called on the main actor.
package final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  /// Called on the main actor.
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.renderer = renderer
  }

  package static func == (first: ImageDrawing, second: ImageDrawing) -> Bool { first === second }
}
