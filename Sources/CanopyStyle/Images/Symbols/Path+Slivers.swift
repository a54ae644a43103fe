internal import CanopyDrawing
internal import Foundation

extension Path {
  /// The path without outlines of areas that are too small to be visible.
  var withoutSlivers: Path { outlines { $0.area > 0.55 } }

  /// Returns the area outside of `other`, without the small pieces that the subtraction leaves.
  func cutting(_ other: Path) -> Path {
    var whole: Set<Outline.Place> = []
    _ = outlines { outline in
      whole.insert(outline.place)
      return false
    }
    return subtracting(other).outlines { $0.area > 1.8 || whole.contains($0.place) }
  }

  /// The outlines of the path that meet a condition.
  private func outlines(where isKept: (Outline) -> Bool) -> Path {
    var (result, current, points) = (Path(), Path(), [CGPoint]())
    func finish() {
      if isKept(Outline(points: points)) { result.addPath(current) }
      (current, points) = (Path(), [])
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish()
        current.move(to: point)
        points.append(point)
      case .line(let point):
        current.addLine(to: point)
        points.append(point)
      case .quadCurve(let point, let control):
        current.addQuadCurve(to: point, control: control)
        points += [control, point]
      case .curve(let point, let first, let second):
        current.addCurve(to: point, control1: first, control2: second)
        points += [first, second, point]
      case .closeSubpath: current.closeSubpath()
      }
    }
    finish()
    return result
  }
}

/// An outline of a path, with its control points treated as corners.
private struct Outline {
  let points: [CGPoint]

  /// The edges of an outline, which identify it.
  struct Place: Hashable {
    let edges: [Int]
  }

  var area: CGFloat {
    guard var before = points.last else { return 0 }
    var twice: CGFloat = 0
    for point in points {
      twice += before.x * point.y - point.x * before.y
      before = point
    }
    return abs(twice) / 2
  }

  /// The edges in hundredths of a unit.
  var place: Place {
    let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
    let edges = [xs.first, xs.last, ys.first, ys.last].compactMap { $0 }
    return Place(edges: edges.map { Int(($0 * 100).rounded()) })
  }
}
