internal import CPango
internal import CRsvg
internal import CanopyDrawing
internal import Foundation

/// A pixel picture that Cairo can draw.
///
/// Safe because the surface never changes after it has been created.
final class PixelPicture: @unchecked Sendable {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// Decodes the contents of a file.
  init(_ file: Data) throws(ImageFault) {
    let pixels = try Self.decode(file)
    defer { CRsvg.g_object_unref(UnsafeMutableRawPointer(pixels)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(pixels) else {
      throw .unreadable("it cannot be turned upright")
    }
    defer { CRsvg.g_object_unref(UnsafeMutableRawPointer(upright)) }
    width = Int(gdk_pixbuf_get_width(upright))
    height = Int(gdk_pixbuf_get_height(upright))
    surface = try Self.makeSurface(width, height)
    guard let target = PixelBuffer(surface), let data = gdk_pixbuf_read_pixels(upright) else {
      throw .unreadable("it has no pixels")
    }
    let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(upright)), Int(gdk_pixbuf_get_n_channels(upright)))
    for y in 0..<height {
      let (from, to) = (data + y * stride, target.data + y * target.stride)
      for x in 0..<width {
        let (pixel, place) = (from + x * channels, to + x * 4)
        let opacity = channels == 4 ? Int(pixel[3]) : 255
        for channel in 0..<3 { place[2 - channel] = UInt8((Int(pixel[channel]) * opacity + 127) / 255) }
        place[3] = UInt8(opacity)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Creates a picture from pixels in the format of `DrawImage`, or returns nil if there are too few or too many.
  init?(_ pixels: [UInt8], _ width: Int, _ height: Int) {
    guard width > 0, height > 0, pixels.count >= width * height * 4, let made = try? Self.makeSurface(width, height)
    else { return nil }
    (self.width, self.height) = (width, height)
    surface = made
    guard let target = PixelBuffer(made) else { return nil }
    pixels.withUnsafeBufferPointer { from in
      guard let from = from.baseAddress else { return }
      for y in 0..<height { (target.data + y * target.stride).update(from: from + y * width * 4, count: width * 4) }
    }
    cairo_surface_mark_dirty(made)
  }

  /// Creates a picture that a closure draws, or returns nil if it has no pixels or too many.
  init?(width: CGFloat, height: CGFloat, _ draw: (_ cairo: OpaquePointer) -> Void) {
    guard width > 0, height > 0, width <= 8_192, height <= 8_192 else { return nil }
    (self.width, self.height) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    guard let made = try? Self.makeSurface(self.width, self.height) else { return nil }
    surface = made
    guard let cairo = cairo_create(made) else { return }
    draw(cairo)
    cairo_destroy(cairo)
  }

  deinit { cairo_surface_destroy(surface) }

  private static func makeSurface(_ width: Int, _ height: Int) throws(ImageFault) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    guard let surface else { throw .tooLarge(width: width, height: height) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .tooLarge(width: width, height: height)
    }
    return surface
  }

  // MARK: Files

  private static func decode(_ file: Data) throws(ImageFault) -> OpaquePointer {
    guard let loader = gdk_pixbuf_loader_new() else { throw .unreadable("there is no loader") }
    defer { CRsvg.g_object_unref(UnsafeMutableRawPointer(loader)) }
    let announcement = Announcement()
    listen(loader, announcement)
    var error: UnsafeMutablePointer<CRsvg.GError>?
    let isWritten = file.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &error) != 0
    }
    // The loader must always be closed. Only its first error names the cause.
    let isClosed = isWritten ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
    let (pixels, overflows) = announcement.width.multipliedReportingOverflow(by: announcement.height)
    if overflows || pixels > Announcement.mostPixels {
      throw .tooLarge(width: announcement.width, height: announcement.height)
    }
    guard isWritten, isClosed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { throw fault(error) }
    CRsvg.g_object_ref(UnsafeMutableRawPointer(pixels))
    return pixels
  }

  /// Records the size that the picture will have, and prevents it from becoming too large.
  private static func listen(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ announcement: Announcement) {
    let prepared: PreparedCallback = pictureIsPrepared
    // Safe because the caller keeps the announcement until the loader is closed.
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(announcement).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private static func fault(_ error: UnsafeMutablePointer<CRsvg.GError>?) -> ImageFault {
    guard let error else { return .unreadable("it ends too early") }
    defer { g_error_free(error) }
    return .unreadable(error.pointee.message.map { String(cString: $0) } ?? "it is broken")
  }
}

/// Receives the size from a picture's header before any memory is allocated.
///
/// Safe because the loader has the address only while it reads a file, and the reader retains the object during that time.
private final class Announcement {
  var width = 0
  var height = 0

  /// The maximum number of pixels to decode. Each takes four bytes.
  static var mostPixels: Int { 64 << 20 }
}

private typealias PreparedCallback =
  @convention(c) (
    UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?
  ) -> Void

private func pictureIsPrepared(
  _ loader: UnsafeMutablePointer<GdkPixbufLoader>?, _ width: Int32, _ height: Int32, _ data: gpointer?
) {
  guard let data else { return }
  // Safe because the loader's caller retains the announcement.
  let announcement = Unmanaged<Announcement>.fromOpaque(data).takeUnretainedValue()
  (announcement.width, announcement.height) = (Int(width), Int(height))
  // With a size of zero, the loader stops reading.
  if Int(width) * Int(height) > Announcement.mostPixels { gdk_pixbuf_loader_set_size(loader, 0, 0) }
}
