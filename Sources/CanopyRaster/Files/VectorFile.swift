internal import CPango
package import CanopyDrawing
package import Foundation

/// A file of vector graphics: a PDF with pages, or an SVG.
package final class VectorFile {
  package enum Kind: Sendable { case pdf, svg }

  private let kind: Kind
  private let stream = ByteStream()
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private var isFinished = false

  /// Returns nil if the size is empty.
  ///
  /// - Parameter size: The size of the first page, in points.
  package init?(_ kind: Kind, size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let made =
      switch kind {
      case .pdf: cairo_pdf_surface_create_for_stream(ByteStream.write, stream.address, size.width, size.height)
      case .svg: cairo_svg_surface_create_for_stream(ByteStream.write, stream.address, size.width, size.height)
      }
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let context = cairo_create(made) else {
      return nil
    }
    self.kind = kind
    surface = made
    cairo = context
    if kind == .svg { cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX) }
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Sets the size of the next page. An SVG keeps its initial size.
  package func beginPage(size: CGSize) {
    guard kind == .pdf, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    cairo_pdf_surface_set_size(surface, size.width, size.height)
  }

  /// - Parameter resolution: The number of pixels per point for blurred content, which can only be drawn as pixels.
  package func draw(_ list: DisplayList, resolution: CGFloat = 2) {
    var canvas = CairoCanvas(
      cairo: cairo, statistics: DrawingStatistics(), resolution: max(resolution.isFinite ? resolution : 1, 0.1))
    if list.widestBlur > 0 { canvas.backdrop = Backdrop(canvas.toDevice) }
    canvas.draw(list)
  }

  package func endPage() { cairo_show_page(cairo) }

  /// Returns the complete file. Nothing can be added to it afterward.
  package func finish() -> Data {
    if !isFinished { cairo_surface_finish(surface) }
    isFinished = true
    return stream.data
  }
}

/// Collects the bytes that Cairo writes.
///
/// Safe because Cairo has the address only while it writes a file, and the caller retains the stream during that time.
final class ByteStream {
  private let bytes = NSMutableData()

  var data: Data { Data(referencing: bytes) }

  /// The function that Cairo calls with `address` to write bytes.
  static let write: cairo_write_func_t = { target, bytes, count in
    guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteStream>.fromOpaque(target).takeUnretainedValue().bytes.append(bytes, length: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  /// The address of the stream. Valid while the stream exists.
  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
