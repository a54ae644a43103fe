package import Foundation

/// Colors at the points of a net, that go over into each other between them.
package struct DrawMesh: Equatable, Sendable {
  /// How many points there are in a row.
  package var columns: Int
  /// Row by row.
  package var points: [CGPoint]
  /// One for each point.
  package var colors: [DrawColor]
  /// What is beside the net.
  package var background: DrawColor

  package init(columns: Int, points: [CGPoint], colors: [DrawColor], background: DrawColor) {
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// How many rows of points there are.
  package var rows: Int { columns > 0 ? min(points.count, colors.count) / columns : 0 }
}
