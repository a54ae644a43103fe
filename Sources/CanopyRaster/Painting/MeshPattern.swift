internal import CPango
internal import CanopyDrawing
internal import Foundation

extension DrawMesh {
  /// Returns the mesh as a Cairo pattern, which the caller has to destroy.
  func makePattern() -> OpaquePointer? {
    // The time that Cairo takes grows with the distance of a point, so distant points are rejected.
    guard columns >= 2, rows >= 2, points.allSatisfy({ abs($0.x) < 1e5 && abs($0.y) < 1e5 }),
      let pattern = cairo_pattern_create_mesh()
    else { return nil }
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) {
        let first = row * columns + column
        let corners = [first, first + 1, first + columns + 1, first + columns]
        cairo_mesh_pattern_begin_patch(pattern)
        for (index, corner) in corners.enumerated() {
          let point = points[corner]
          if index == 0 {
            cairo_mesh_pattern_move_to(pattern, point.x, point.y)
          } else {
            cairo_mesh_pattern_line_to(pattern, point.x, point.y)
          }
        }
        for (index, corner) in corners.enumerated() {
          let color = colors[corner]
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
    return pattern
  }
}
