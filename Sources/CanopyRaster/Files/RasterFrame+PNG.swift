internal import CPango
package import CanopyDrawing
package import Foundation

extension RasterFrame {
  /// Returns an area of the current picture as a PNG file without opacity; empty for an area outside of the picture.
  ///
  /// - Parameter area: The area, in pixels.
  package func png(in area: Extent) -> Data {
    guard let buffer = PixelBuffer(surface) else { return Data() }
    let (left, top) = (Int(area.left), Int(area.top))
    let (width, height) = (Int(area.right) - left, Int(area.bottom) - top)
    guard left >= 0, top >= 0, width > 0, height > 0, left + width <= buffer.width, top + height <= buffer.height,
      let part = cairo_image_surface_create_for_data(
        buffer.data + top * buffer.stride + left * 4, CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
        Int32(buffer.stride))
    else { return Data() }
    defer { cairo_surface_destroy(part) }
    let stream = ByteStream()
    _ = cairo_surface_write_to_png_stream(part, ByteStream.write, stream.address)
    return stream.data
  }
}
