internal import CanopyDrawing
internal import CanopyRaster
internal import CanopyScene
internal import Foundation

/// The pixels of a window, while a page shows them.
@MainActor
final class WindowPicture {
  private var raster: RasterFrame?
  private var size = CGSize.zero
  private var scale: CGFloat = 1
  private var background = DrawColor.clear

  /// Draws what has changed. Returns a message for the page; nil if nothing looks different.
  func draw(
    _ shown: Frame.Shown, size: CGSize, scale: CGFloat, background: DrawColor, number: Int
  ) -> FrameMessage? {
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    let areas: [Extent]
    if let raster, self.size == size, self.scale == scale, self.background == background {
      areas = raster.show(shown.list, changedIn: shown.damage)
    } else {
      raster = RasterFrame(size: size, scale: scale, background: background)
      (self.size, self.scale, self.background) = (size, scale, background)
      raster?.show(shown.list)
      areas = [Extent(left: 0, top: 0, right: CGFloat(width), bottom: CGFloat(height))]
    }
    guard let raster, !areas.isEmpty else { return nil }
    return FrameMessage(number: number, of: raster, size: (width, height), areas: areas)
  }

  /// Sends everything with the next frame.
  func forget() { raster = nil }
}
