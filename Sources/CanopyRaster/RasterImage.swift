internal import CPango
package import CanopyDrawing
package import Foundation

/// A picture of pixels.
package final class RasterImage {
  private let surface: OpaquePointer

  /// How many pixels there are in a row.
  package let width: Int
  /// How many rows of pixels there are.
  package let height: Int

  /// Draws what is in an area whose upper left corner is zero.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - background: What is behind all of it.
  ///   - statistics: Counts what is drawn.
  package init?(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: DrawColor,
    statistics: DrawingStatistics = DrawingStatistics()
  ) {
    let (columns, rows) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    // More than 2^15 pixels in a row are too many for Cairo.
    guard columns >= 1, rows >= 1, columns <= 32_767, rows <= 32_767 else { return nil }
    (width, height) = (Int(columns), Int(rows))
    guard let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    surface = made
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(made) else { return nil }
    cairo_scale(cairo, scale, scale)
    cairo_set_source_rgba(
      cairo, Double(background.red), Double(background.green), Double(background.blue), Double(background.opacity))
    cairo_paint(cairo)
    Canvas(cairo: cairo, statistics: statistics).draw(list.items)
    cairo_destroy(cairo)
    cairo_surface_flush(made)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The picture as a PNG file.
  package var png: Data {
    let file = NSMutableData()
    _ = cairo_surface_write_to_png_stream(
      surface,
      { target, bytes, count in
        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<NSMutableData>.fromOpaque(target).takeUnretainedValue().append(bytes, length: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(file).toOpaque())
    return Data(referencing: file)
  }

  /// The colour of a pixel; nil outside of the picture.
  package func pixel(x: Int, y: Int) -> DrawColor? {
    guard (0..<width).contains(x), (0..<height).contains(y), let data = cairo_image_surface_get_data(surface) else {
      return nil
    }
    let row = UnsafeRawPointer(data + y * Int(cairo_image_surface_get_stride(surface)))
    return DrawColor(pixel: row.load(fromByteOffset: x * 4, as: UInt32.self))
  }
}
