internal import Foundation

/// The mesh of a mesh gradient, which is evaluated for positions and colors at any point of a cell.
struct MeshGrid {
  private let columns: Int
  private let rows: Int
  private let nodes: [MeshGradient.BezierPoint]
  /// The color components multiplied by the opacity, followed by the opacity.
  private let colors: [SIMD4<Float>]
  private let isSmooth: Bool
  private let space: Gradient.ColorSpace

  init(
    _ columns: Int, _ rows: Int, _ locations: MeshGradient.Locations, _ colors: [Color.Resolved], smooth: Bool,
    _ space: Gradient.ColorSpace
  ) {
    self.columns = columns
    self.rows = rows
    isSmooth = smooth
    self.space = space
    self.colors = colors.map { SIMD4($0.parts(in: space) * $0.opacity, $0.opacity) }
    switch locations {
    case .bezierPoints(let points): nodes = points
    case .points(let points): nodes = Self.smooth(points, columns, rows)
    }
  }

  /// Returns vertices whose control points make the curves smooth: the tangent at each vertex is parallel to the line
  /// from its previous to its next neighbor.
  private static func smooth(_ points: [SIMD2<Float>], _ columns: Int, _ rows: Int) -> [MeshGradient.BezierPoint] {
    func slope(_ index: Int, _ place: Int, _ count: Int, _ step: Int) -> SIMD2<Float> {
      let (before, after) = (place > 0 ? index - step : index, place < count - 1 ? index + step : index)
      return (points[after] - points[before]) / Float(max((after - before) / step, 1)) / 3
    }
    return points.indices.map { index in
      let across = slope(index, index % columns, columns, 1)
      let down = slope(index, index / columns, rows, columns)
      return MeshGradient.BezierPoint(
        position: points[index], leadingControlPoint: points[index] - across, topControlPoint: points[index] - down,
        trailingControlPoint: points[index] + across, bottomControlPoint: points[index] + down)
    }
  }

  // MARK: Positions

  /// The mesh subdivided so finely that it can be drawn with straight edges and linearly interpolated colors.
  var subdivided: (columns: Int, points: [SIMD2<Float>], colors: [Color.Resolved]) {
    // At most 8 steps per cell, which look smooth, and fewer if the mesh would exceed about 10,000 quads.
    let steps = max(1, min(8, Int((10_000 / Double((columns - 1) * (rows - 1))).squareRoot())))
    let (across, down) = ((columns - 1) * steps + 1, (rows - 1) * steps + 1)
    var (points, colors): ([SIMD2<Float>], [Color.Resolved]) = ([], [])
    for row in 0..<down {
      let (cellRow, v) = Self.cell(row, steps, rows)
      for column in 0..<across {
        let (cellColumn, u) = Self.cell(column, steps, columns)
        points.append(place(cellColumn, cellRow, u, v))
        colors.append(color(cellColumn, cellRow, u, v))
      }
    }
    return (across, points, colors)
  }

  /// Returns the cell that contains a step, and the position in the cell from 0 to 1.
  private static func cell(_ step: Int, _ steps: Int, _ count: Int) -> (cell: Int, part: Float) {
    let cell = min(step / steps, count - 2)
    return (cell, Float(step - cell * steps) / Float(steps))
  }

  /// Returns the position of a point of a cell, interpolated between its four boundary curves (a Coons patch).
  private func place(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let first = row * columns + column
    let (topLeft, topRight) = (nodes[first], nodes[first + 1])
    let (bottomLeft, bottomRight) = (nodes[first + columns], nodes[first + columns + 1])
    func curve(
      _ from: SIMD2<Float>, _ first: SIMD2<Float>, _ second: SIMD2<Float>, _ to: SIMD2<Float>, _ part: Float
    ) -> SIMD2<Float> {
      let rest = 1 - part
      let ends = from * (rest * rest * rest) + to * (part * part * part)
      return ends + (first * rest + second * part) * (3 * rest * part)
    }
    let top = curve(
      topLeft.position, topLeft.trailingControlPoint, topRight.leadingControlPoint, topRight.position, u)
    let bottom = curve(
      bottomLeft.position, bottomLeft.trailingControlPoint, bottomRight.leadingControlPoint, bottomRight.position, u)
    let left = curve(
      topLeft.position, topLeft.bottomControlPoint, bottomLeft.topControlPoint, bottomLeft.position, v)
    let right = curve(
      topRight.position, topRight.bottomControlPoint, bottomRight.topControlPoint, bottomRight.position, v)
    let between = top * (1 - v) + bottom * v + left * (1 - u) + right * u
    let corners =
      (topLeft.position * (1 - u) + topRight.position * u) * (1 - v)
      + (bottomLeft.position * (1 - u) + bottomRight.position * u) * v
    return between - corners
  }

  // MARK: Colors

  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> Color.Resolved {
    let color = mix(row, rows, v) { row in mix(column, columns, u) { colors[row * columns + $0] } }
    let opacity = max(0, min(1, color.w))
    let parts = SIMD3(color.x, color.y, color.z)
    return Color.Resolved(opacity > 0 ? parts / opacity : parts, in: space, opacity: opacity)
  }

  /// Returns a value between two neighbors, interpolated linearly or, if the mesh smooths colors, by a cubic curve that
  /// takes the next neighbors on both sides into account.
  private func mix(
    _ first: Int, _ count: Int, _ part: Float, _ value: (Int) -> SIMD4<Float>
  ) -> SIMD4<Float> {
    let (from, to) = (value(first), value(first + 1))
    guard isSmooth else { return from * (1 - part) + to * part }
    let (before, after) = (first > 0 ? value(first - 1) : from, first + 2 < count ? value(first + 2) : to)
    let (start, end) = ((to - before) / 2, (after - from) / 2)
    let (square, cube) = (part * part, part * part * part)
    let between = from * (2 * cube - 3 * square + 1) + to * (3 * square - 2 * cube)
    let smooth = between + start * (cube - 2 * square + part) + end * (cube - square)
    // Avoids overshooting: the result stays within the range of the surrounding values.
    let (low, high) = (pointwiseMin(from, to), pointwiseMax(from, to))
    return smooth.clamped(
      lowerBound: pointwiseMin(low, pointwiseMin(before, after)),
      upperBound: pointwiseMax(high, pointwiseMax(before, after)))
  }
}

/// A subdivided mesh with resolved colors.
package struct MeshPaint: Equatable, Sendable {
  package var columns: Int
  /// The vertices in unit coordinates of the filled area.
  package var points: [SIMD2<Float>]
  package var colors: [Color.Resolved]
  package var background = Color.Resolved.transparent

  init(_ grid: MeshGrid) { (columns, points, colors) = grid.subdivided }
}
