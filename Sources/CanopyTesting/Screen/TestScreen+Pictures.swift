internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyRaster
internal import CanopyScene
internal import CanopyStyle
internal import Foundation

extension TestScreen {
  /// Returns a picture of the screen.
  ///
  /// ```swift
  /// try screen.image(scale: 2).png.write(to: URL(filePath: "screen.png"))
  /// ```
  ///
  /// While drawing, `displayScale` in the environment equals the scale of the picture.
  ///
  /// - Parameter scale: The number of pixels per point, or nil for the scale of the environment.
  public func image(scale: Double? = nil) throws -> RenderedImage {
    let shown = environment
    let scale = scale ?? shown.displayScale
    let isOther = !isClosed && scale != shown.displayScale && scale.isFinite && scale > 0
    let motions = tree.context[WindowMotions.companion]
    if isOther {
      motions.isHeld = true
      environment.displayScale = scale
      update()
    }
    defer {
      if isOther {
        environment = shown
        update()
        motions.isHeld = false
      }
    }
    let image = RasterImage(
      displayed(scale: scale), size: size, scale: scale, background: frame.background)
    guard let image else { throw TestError.noPicture(size, scale) }
    return RenderedImage(image)
  }

  /// Returns a description of the display list, from back to front, with one line per item. It is the same on all machines with
  /// the same fonts.
  public func displayList() -> String { displayed(scale: 1).description }

  private func displayed(scale: Double) -> DisplayList {
    isClosed ? DisplayList() : frame.display(scale: scale)
  }
}
