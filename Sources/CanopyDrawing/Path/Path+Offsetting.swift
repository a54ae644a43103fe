package import Foundation

extension Path {
  /// Returns the path's area grown on all sides by a distance, or shrunk if the distance is negative.
  ///
  /// Curves become lines within `tolerance`. Corners stay sharp unless they are sharper than a right angle, in which case they
  /// become round. Parts that are thinner than twice the distance vanish when the area shrinks.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the edge moves, outward if positive.
  ///   - tolerance: The maximum distance between a curve and the lines that replace it.
  package func offset(by distance: CGFloat, tolerance: CGFloat = 0.02) -> Path {
    guard distance != 0, distance.isFinite else { return self }
    // The outlines don't intersect themselves, and have the area on the same side.
    let rings = normalized(eoFill: false).subpaths.map { $0.points(within: tolerance)._ring }.filter { $0.count > 2 }
    let area = rings.reduce(0) { $0 + $1._signedArea }
    guard area != 0 else { return Path() }
    let outwards = area > 0 ? distance : -distance
    var moved = Path()
    for ring in rings {
      moved.addLines(ring._offset(by: outwards))
      moved.closeSubpath()
    }
    return moved.area(windingLike: area)
  }

  /// Returns the area of the line along this path, with round ends and corners.
  ///
  /// Unlike the result of `strokedPath(_:)`, this area has few points, which makes it suitable for combining with other areas.
  package func lineArea(width: CGFloat, tolerance: CGFloat = 0.02) -> Path {
    guard width > 0, width.isFinite else { return Path() }
    var areas = Path()
    for part in subpaths {
      let points = part.points(within: tolerance)._ring
      guard points.count > 1 else { continue }
      // The path in both directions, each moved to its right side.
      var moved = Path()
      let ways: [[CGPoint]] =
        part.isClosed ? [points, points.reversed()] : [points + points.dropFirst().dropLast().reversed()]
      for way in ways {
        moved.addLines(way._offset(by: width / 2, roundsCorners: true))
        moved.closeSubpath()
      }
      areas.addPath(moved.area(windingLike: 1))
    }
    return areas.normalized(eoFill: false)
  }

  /// The area of this path with its holes filled.
  package var withoutHoles: Path {
    let parts = normalized(eoFill: false).subpaths
    let areas = parts.map { $0.points(within: 0.05)._signedArea }
    let total = areas.reduce(0, +)
    var result = Path()
    // Holes wind in the opposite direction.
    for (part, area) in zip(parts, areas) where area * total > 0 {
      result.move(to: part.start)
      for curve in part.curves { result.add(curve) }
      result.closeSubpath()
    }
    return result
  }

  /// Returns the area with windings of one sign.
  private func area(windingLike sign: CGFloat) -> Path {
    let overlay = Overlay(self, over: Path())
    let loops = overlay.loops { CGFloat($0.first) * sign > 0 }
    var tracer = Overlay.Tracer(overlay)
    for loop in loops { tracer.add(overlay.runs(loop), isClosed: true) }
    return tracer.path
  }
}

extension [CGPoint] {
  /// The points without consecutive duplicates.
  fileprivate var _ring: [CGPoint] {
    var ring: [CGPoint] = []
    for point in self where ring.last.map({ $0._distance(to: point) > 1e-6 }) ?? true { ring.append(point) }
    while ring.count > 1, ring[0]._distance(to: ring[ring.count - 1]) <= 1e-6 { ring.removeLast() }
    return ring
  }

  /// Positive if the points go around from the x-axis toward the y-axis.
  fileprivate var _signedArea: CGFloat {
    var area: CGFloat = 0
    for (index, point) in enumerated() {
      let next = self[index + 1 == count ? 0 : index + 1]
      area += point.x * next.y - next.x * point.y
    }
    return area / 2
  }

  /// Returns the points moved by a distance to the right, with joins at corners.
  ///
  /// If moved lines intersect, the result passes through the old corner. The loop at the intersection then winds in the
  /// opposite direction, and doesn't belong to the area.
  fileprivate func _offset(by distance: CGFloat, roundsCorners: Bool = false) -> [CGPoint] {
    let normals = indices.map { index -> CGPoint in
      let (from, to) = (self[index], self[index + 1 == count ? 0 : index + 1])
      let length = from._distance(to: to)
      return CGPoint(x: (to.y - from.y) / length, y: (from.x - to.x) / length)
    }
    var result: [CGPoint] = []
    for (index, corner) in enumerated() {
      let (before, after) = (normals[index == 0 ? count - 1 : index - 1], normals[index])
      let sine = before.x * after.y - before.y * after.x
      let cosine = before.x * after.x + before.y * after.y
      func moved(_ normal: CGPoint, _ factor: CGFloat = 1) -> CGPoint {
        CGPoint(x: corner.x + normal.x * distance * factor, y: corner.y + normal.y * distance * factor)
      }
      let middle = CGPoint(x: before.x + after.x, y: before.y + after.y)
      if cosine > 0.99 {
        result.append(moved(middle, 1 / (1 + cosine)))
      } else if sine * distance < -1e-9 {
        result += [moved(before), corner, moved(after)]
      } else if cosine > -0.2, !roundsCorners {
        result.append(moved(middle, 1 / (1 + cosine)))
      } else {
        result += _arc(from: before, to: after, sine, cosine, backTurn: distance < 0 ? -.pi : .pi).map { moved($0) }
      }
    }
    return result
  }

  /// Returns evenly spaced directions from one to another.
  ///
  /// - Parameter backTurn: The turn to use if both directions are opposite, which must not depend on the sign of zero.
  private func _arc(
    from: CGPoint, to: CGPoint, _ sine: CGFloat, _ cosine: CGFloat, backTurn: CGFloat
  ) -> [CGPoint] {
    let turn = abs(sine) < 1e-9 ? backTurn : atan2(sine, cosine)
    let steps = Swift.max(Int((abs(turn) / 0.3).rounded(.up)), 1)
    return (0...steps).map { step in
      let angle = turn * CGFloat(step) / CGFloat(steps)
      return CGPoint(x: from.x * cos(angle) - from.y * sin(angle), y: from.x * sin(angle) + from.y * cos(angle))
    }
  }
}
