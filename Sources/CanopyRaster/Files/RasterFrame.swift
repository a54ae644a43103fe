internal import CPango
package import CanopyDrawing
package import Foundation

/// A picture of the current display list that redraws only damaged areas.
package final class RasterFrame {
  let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let scale: CGFloat
  private let background: DrawColor
  /// All pixels.
  private let whole: Extent
  /// The memory with the pixels, if other frames share it.
  private let block: PixelRoom.Block?
  private var list = DisplayList()
  /// Counters of the drawing.
  package let statistics = DrawingStatistics()

  /// Creates a frame that shows only its background.
  ///
  /// Returns nil for a size that a picture can't have: see `RasterImage`.
  package convenience init?(size: CGSize, scale: CGFloat, background: DrawColor) {
    guard let made = RasterImage.makeSurface(size, scale) else { return nil }
    self.init(made, nil, scale, background)
    draw([whole])
  }

  /// Creates a frame in shared memory. Until it shows a list, its pixels are undefined. After that, only the pixels that
  /// ``show(_:changedIn:)`` returns are defined.
  ///
  /// Returns nil for a size that a picture can't have: see `RasterImage`.
  package convenience init?(size: CGSize, scale: CGFloat, background: DrawColor, in room: PixelRoom) {
    guard let (columns, rows) = RasterImage.pixels(size, scale),
      let (made, block) = room.surface(width: columns, height: rows)
    else { return nil }
    self.init(made, block, scale, background)
  }

  private init?(_ made: OpaquePointer, _ block: PixelRoom.Block?, _ scale: CGFloat, _ background: DrawColor) {
    guard let context = cairo_create(made) else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    self.block = block
    cairo = context
    self.scale = scale
    self.background = background
    cairo_scale(cairo, scale, scale)
    let (width, height) = (cairo_image_surface_get_width(made), cairo_image_surface_get_height(made))
    whole = Extent(left: 0, top: 0, right: CGFloat(width), bottom: CGFloat(height))
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Shows a list. Returns the areas whose pixels have changed, or might have.
  @discardableResult
  package func show(_ new: DisplayList) -> [Extent] { show(new, changedIn: new.damage(since: list)) }

  /// Shows a list whose differences from the previous list are known.
  @discardableResult
  package func show(_ new: DisplayList, changedIn damage: Damage) -> [Extent] {
    list = new
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    var changed = Damage()
    for area in damage.areas {
      let pixels = area.applying(toPixels).grown(by: 1).rounded.intersection(whole)
      if pixels.area > 0 { changed.add(pixels) }
    }
    draw(changed.areas)
    return changed.areas
  }

  /// Draws the content of several areas, given in pixels, in one pass.
  private func draw(_ areas: [Extent]) {
    if areas.isEmpty { return }
    let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    let points = areas.map { $0.applying(toPoints) }
    cairo_save(cairo)
    for area in points { cairo_rectangle(cairo, area.left, area.top, area.width, area.height) }
    cairo_clip(cairo)
    let canvas = CairoCanvas(cairo: cairo, statistics: statistics, open: OpenPixels(surface, areas))
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    canvas.setSource(background)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    canvas.draw(list, touching: points)
    cairo_restore(cairo)
    cairo_surface_flush(surface)
    for area in areas { statistics.pixels += Int(area.area) }
  }

  /// The current picture.
  package var pixels: [UInt8] { PixelBuffer(surface)?.copy ?? [] }

  /// The number of pixels per row.
  package var width: Int { Int(whole.width) }
  /// The number of rows.
  package var height: Int { Int(whole.height) }

  /// Copies an area of the current picture, row by row without padding. Each pixel has four premultiplied bytes, blue first.
  ///
  /// - Parameters:
  ///   - area: An area inside the picture, in pixels.
  ///   - target: The memory for the pixels of the area.
  package func copyPixels(in area: Extent, to target: UnsafeMutableRawBufferPointer) {
    precondition(whole.contains(area), "An area to copy has to be inside the picture.")
    let (left, top) = (Int(area.left), Int(area.top))
    let (width, height) = (Int(area.right) - left, Int(area.bottom) - top)
    guard let buffer = PixelBuffer(surface), let base = target.baseAddress, width > 0, height > 0 else { return }
    precondition(target.count >= width * height * 4, "The memory is too small for the pixels of the area.")
    for row in 0..<height {
      let source = buffer.data + (top + row) * buffer.stride + left * 4
      (base + row * width * 4).copyMemory(from: source, byteCount: width * 4)
    }
  }
}
