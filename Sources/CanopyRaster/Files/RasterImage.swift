internal import CPango
public import CanopyDrawing
public import Foundation

/// A picture that consists of pixels.
package final class RasterImage {
  private let surface: OpaquePointer

  /// The number of pixels per row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// Draws a display list into an area with its upper-left corner at the origin.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - background: The background color.
  ///   - statistics: An object that counts drawing operations.
  ///   - method: The drawing method, which doesn't affect the result.
  package init?(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: DrawColor,
    statistics: DrawingStatistics = DrawingStatistics(), method: DrawingMethod = .fast
  ) {
    guard let made = Self.makeSurface(size, scale), let cairo = cairo_create(made) else { return nil }
    surface = made
    width = Int(cairo_image_surface_get_width(made))
    height = Int(cairo_image_surface_get_height(made))
    cairo_scale(cairo, scale, scale)
    cairo_set_source_rgba(
      cairo, Double(background.red), Double(background.green), Double(background.blue), Double(background.opacity))
    cairo_paint(cairo)
    let open = method == .fast ? OpenPixels(made) : nil
    CairoCanvas(cairo: cairo, statistics: statistics, open: open, method: method).draw(list)
    cairo_destroy(cairo)
    cairo_surface_flush(made)
  }

  /// Draws an image at its own resolution, or returns nil if it can't be drawn.
  package convenience init?(_ image: CGImage) {
    let size = image.image.size
    var item = DisplayImage(image.image, naturalSize: size, in: CGRect(origin: .zero, size: size))
    item.smoothness = .none
    self.init(DisplayList([DisplayItem(id: 0, .image(item))]), size: size, scale: 1, background: .clear)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Returns an empty surface, or nil if it has no pixels, or more per row than Cairo's limit of 2^15.
  static func makeSurface(_ size: CGSize, _ scale: CGFloat) -> OpaquePointer? {
    guard let (columns, rows) = pixels(size, scale),
      let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
    else { return nil }
    if cairo_surface_status(made) == CAIRO_STATUS_SUCCESS { return made }
    cairo_surface_destroy(made)
    return nil
  }

  /// Returns the number of pixels per row and the number of rows, or nil if Cairo doesn't support such pictures.
  static func pixels(_ size: CGSize, _ scale: CGFloat) -> (columns: Int32, rows: Int32)? {
    let (columns, rows) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard columns >= 1, rows >= 1, columns <= 32_767, rows <= 32_767 else { return nil }
    return (Int32(columns), Int32(rows))
  }

  /// The picture as a PNG file.
  package var png: Data {
    let stream = ByteStream()
    _ = cairo_surface_write_to_png_stream(surface, ByteStream.write, stream.address)
    return stream.data
  }

  /// All pixels, row by row, in their memory format.
  package var pixels: [UInt8] { PixelBuffer(surface)?.copy ?? [] }

  /// Returns the color of a pixel, or nil outside the picture.
  package func pixel(x: Int, y: Int) -> DrawColor? {
    guard (0..<width).contains(x), (0..<height).contains(y), let data = cairo_image_surface_get_data(surface) else {
      return nil
    }
    let row = UnsafeRawPointer(data + y * Int(cairo_image_surface_get_stride(surface)))
    return DrawColor(pixel: row.load(fromByteOffset: x * 4, as: UInt32.self))
  }
}

extension CGImage {
  /// Creates an image with the pixels of a picture.
  package convenience init(_ image: RasterImage) {
    self.init(
      DrawImage(
        .pixels(image.pixels, width: image.width, height: image.height),
        size: CGSize(width: image.width, height: image.height), isVector: false))
  }

  /// The picture as a PNG file, or nil if it can't be drawn.
  public var pngData: Data? { RasterImage(self)?.png }
}
