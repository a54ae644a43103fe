public import Foundation

extension Path {
  /// The bounding rectangle of the path, or a null rectangle if it is empty.
  public var boundingRect: CGRect {
    var bounds: (min: CGPoint, max: CGPoint)?
    func add(_ point: CGPoint) {
      guard let known = bounds else { return bounds = (point, point) }
      bounds = (
        CGPoint(x: min(known.min.x, point.x), y: min(known.min.y, point.y)),
        CGPoint(x: max(known.max.x, point.x), y: max(known.max.y, point.y))
      )
    }
    for part in subpaths {
      add(part.start)
      for curve in part.curves {
        add(curve.end)
        for time in curve.extremeTimes(\.x) + curve.extremeTimes(\.y) { add(curve.point(at: time)) }
      }
    }
    guard let bounds else { return .null }
    return CGRect(
      x: bounds.min.x, y: bounds.min.y, width: bounds.max.x - bounds.min.x, height: bounds.max.y - bounds.min.y)
  }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - p: The point to test.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for part in subpaths {
      let points = part.points(within: 0.005)
      for (index, point) in points.enumerated() {
        winding += p._crossing(from: point, to: points[(index + 1) % points.count])
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension CGPoint {
  /// Returns 1 or -1 if a line passes to the right of the point, downward or upward, and 0 if it doesn't.
  fileprivate func _crossing(from start: CGPoint, to end: CGPoint) -> Int {
    let goesDown = start.y <= y && end.y > y
    let goesUp = end.y <= y && start.y > y
    guard goesDown || goesUp else { return 0 }
    let crossing = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
    return crossing > x ? (goesDown ? 1 : -1) : 0
  }
}
