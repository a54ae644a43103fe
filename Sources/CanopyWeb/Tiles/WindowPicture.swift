internal import CanopyPresentation
internal import CanopyDrawing
internal import CanopyRaster
internal import CanopyScene
internal import Foundation

/// The pictures of a server's windows, which are drawn one after the other in the same memory.
@MainActor
final class WindowPictures {
  private let room = PixelRoom()

  /// Creates the picture of another window.
  func make() -> WindowPicture { WindowPicture(in: room) }
}

/// The picture of a window that its page knows. It has pixels only while they are being sent to the page.
@MainActor
final class WindowPicture {
  private let room: PixelRoom
  private var isKnown = false
  private var size = CGSize.zero
  private var scale: CGFloat = 1
  private var background = DrawColor.clear

  fileprivate init(in room: PixelRoom) { self.room = room }

  /// Draws the changes. Returns a message for the page, or nil if nothing looks different.
  func draw(
    _ shown: Frame.Shown, size: CGSize, scale: CGFloat, background: DrawColor, number: Int
  ) -> FrameMessage? {
    let isSame = isKnown && self.size == size && self.scale == scale && self.background == background
    var damage = shown.damage
    if !isSame { damage.add(Extent(CGRect(origin: .zero, size: size))) }
    (isKnown, self.size, self.scale, self.background) = (true, size, scale, background)
    guard !damage.areas.isEmpty,
      let raster = RasterFrame(size: size, scale: scale, background: background, in: room)
    else { return nil }
    let areas = raster.show(shown.list, changedIn: damage)
    guard !areas.isEmpty else { return nil }
    return FrameMessage(number: number, of: raster, size: (raster.width, raster.height), areas: areas)
  }

  /// Sends the entire picture with the next frame.
  func forget() { isKnown = false }
}
