internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  /// Draws items as a sheet viewed at an angle. Their pixels are transformed individually.
  func draw(_ items: DisplayList, projectedBy map: ProjectionTransform) {
    if let affine = map.affine {
      return draw(DisplayGroup(.transform(affine), items))
    }
    var back = map
    let bounds = items.bounds
    guard back.invert(),
      let seen = Offscreen(DisplayGroup.bounds(of: bounds, after: .projection(map)), of: self),
      let sheet = Offscreen(bounds, of: self, isWhole: true), let from = sheet.pixels
    else { return }
    sheet.canvas.draw(items)
    cairo_surface_flush(sheet.surface)
    // Maps a visible pixel to a pixel of the sheet.
    let way = ProjectionTransform(seen.toPixels.inverted()).concatenating(back).concatenating(
      ProjectionTransform(sheet.toPixels))
    seen.change { pixels in
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let (column, row) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
          let divisor = way.m13 * column + way.m23 * row + way.m33
          // Points behind the viewer are invisible.
          if divisor <= 0 { continue }
          let place = CGPoint(
            x: (way.m11 * column + way.m21 * row + way.m31) / divisor,
            y: (way.m12 * column + way.m22 * row + way.m32) / divisor)
          let color = from.sample(place.x - 0.5, place.y - 0.5)
          if color.w == 0 { continue }
          let target = pixels.data + y * pixels.stride + x * 4
          for channel in 0..<4 { target[channel] = UInt8(color[channel].rounded()) }
        }
      }
    }
    seen.paint(on: self)
  }
}
