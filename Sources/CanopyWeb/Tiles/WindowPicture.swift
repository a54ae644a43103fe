internal import CanopyPresentation
internal import CanopyDrawing
internal import CanopyRaster
internal import CanopyScene
internal import Foundation

/// The pictures of the windows of a server, which are drawn in the same memory, one after the other.
@MainActor
final class WindowPictures {
  private let room = PixelRoom()

  /// Makes the picture of another window.
  func make() -> WindowPicture { WindowPicture(in: room) }
}

/// The picture of a window, as its page knows it. It has pixels only while they are on their way to the page.
@MainActor
final class WindowPicture {
  private let room: PixelRoom
  private var isKnown = false
  private var size = CGSize.zero
  private var scale: CGFloat = 1
  private var background = DrawColor.clear

  fileprivate init(in room: PixelRoom) { self.room = room }

  /// Draws what has changed. Returns a message for the page; nil if nothing looks different.
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

  /// Sends everything with the next frame.
  func forget() { isKnown = false }
}
