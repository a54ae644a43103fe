internal import CPango
internal import CRsvg
internal import CanopyDrawing
internal import Foundation

/// A vector picture that librsvg draws, on one thread at a time.
///
/// Safe because pictures are decoded and drawn only on the main actor.
final class VectorPicture: @unchecked Sendable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The natural size in points.
  let size: CGSize

  /// Returns whether the contents of a file look like a vector picture: a document in XML with an `svg` element at its beginning.
  static func looksLikeOne(_ file: Data) -> Bool {
    // The part may end inside a character, which is replaced then.
    let start = String(decoding: file.prefix(1_024), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && (start.contains("<svg") || start.hasPrefix("<?xml"))
  }

  init(_ file: Data) throws(ImageFault) {
    // Longer files take too long to draw.
    guard file.count <= 16 << 20 else { throw .unreadable("\(file.count) bytes are too many") }
    var error: UnsafeMutablePointer<GError>?
    let opened = file.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &error)
    }
    guard let opened else {
      defer { CRsvg.g_clear_error(&error) }
      throw .unreadable(error?.pointee.message.map { String(cString: $0) } ?? "it is broken")
    }
    handle = opened
    size = Self.size(of: opened)
  }

  deinit { CRsvg.g_object_unref(UnsafeMutableRawPointer(handle)) }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (length, other, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &length, &hasHeight, &other, &hasBox, &box)
    if hasBox != 0, box.width > 0, box.height > 0 { return CGSize(width: box.width, height: box.height) }
    return CGSize(width: 100, height: 100)
  }

  /// Draws the picture, stretched to fill a rectangle.
  func draw(on cairo: OpaquePointer, in frame: CGRect) {
    cairo_save(cairo)
    cairo_translate(cairo, frame.minX, frame.minY)
    cairo_scale(cairo, frame.width / size.width, frame.height / size.height)
    var area = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    // Elements that cause an error are omitted.
    if rsvg_handle_render_document(handle, cairo, &area, &error) == 0 { CRsvg.g_clear_error(&error) }
    cairo_restore(cairo)
  }
}
