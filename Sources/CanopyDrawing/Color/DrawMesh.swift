package import Foundation

/// A mesh: colors at points, interpolated between them.
package struct DrawMesh: Equatable, Sendable {
  /// The number of points in a row.
  package var columns: Int
  /// The points, row by row.
  package var points: [CGPoint]
  /// The color of each point.
  package var colors: [DrawColor]
  /// The color outside of the mesh.
  package var background: DrawColor

  package init(columns: Int, points: [CGPoint], colors: [DrawColor], background: DrawColor) {
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// The number of rows.
  package var rows: Int { columns > 0 ? min(points.count, colors.count) / columns : 0 }
}
