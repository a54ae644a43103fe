internal import CPango
package import CanopyDrawing
internal import Foundation

extension PangoTextEngine {
  package func outline(of string: String, in font: FontRequest) -> Path {
    let box = PangoLayoutBox(
      TextRequest(.plain(string, TextRequest.LetterStyle(font: font))), width: .infinity, height: .infinity, in: context
    )
    // Cairo creates paths only for a surface. Nothing is drawn on this one.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    if let row = box.rows.first { pango_cairo_layout_line_path(cairo, row.line.line) }
    let path = cairo_copy_path(cairo)
    defer { cairo_path_destroy(path) }
    guard let path, path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return Path() }
    return Path(UnsafeBufferPointer(start: data, count: Int(path.pointee.num_data)))
  }
}

extension Path {
  /// Creates a path from the records of a Cairo path. Each record starts with a header that contains its length and its
  /// kind.
  fileprivate init(_ records: UnsafeBufferPointer<cairo_path_data_t>) {
    self.init()
    var index = 0
    while index < records.count {
      let header = records[index].header
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: records[index + offset].point.x, y: records[index + offset].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
      default: closeSubpath()
      }
      index += max(Int(header.length), 1)
    }
  }
}
