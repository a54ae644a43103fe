internal import Foundation

extension Overlay {
  /// The position and the resolution of the grid: half a billion steps for the larger side of the bounding rectangle.
  struct Lattice {
    let origin: CGPoint
    /// The number of steps to a point: a power of two, so that numbers with few digits stay exact.
    let scale: CGFloat
    private let near: (min: CGPoint, max: CGPoint)

    /// The largest coordinate. Infinite rectangles are clamped to it.
    private static var horizon: CGFloat { 1e9 }

    init(_ curves: [Curve]) {
      let points = curves.flatMap { [$0.start, $0.control1, $0.control2, $0.end] }
      let (x, y) = (Self.range(points.map(\.x)), Self.range(points.map(\.y)))
      // Clamped points stay outside of everything else.
      let room = max(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound, 1e-100)
      near = (
        CGPoint(x: x.lowerBound - room / 8, y: y.lowerBound - room / 8),
        CGPoint(x: x.upperBound + room / 8, y: y.upperBound + room / 8)
      )
      let scale = CGFloat(sign: .plus, exponent: 28 - room.exponent, significand: 1)
      self.scale = scale
      origin = CGPoint(
        x: ((x.lowerBound + x.upperBound) / 2 * scale).rounded() / scale,
        y: ((y.lowerBound + y.upperBound) / 2 * scale).rounded() / scale)
    }

    /// Returns the smallest range around all numbers within the horizon.
    private static func range(_ numbers: [CGFloat]) -> ClosedRange<CGFloat> {
      var range: ClosedRange<CGFloat>?
      for number in numbers where abs(number) <= horizon {
        range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
      }
      return range ?? 0...0
    }

    /// Returns a point in steps of the grid.
    func locate(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (min(max(point.x, near.min.x), near.max.x) - origin.x) * scale,
        y: (min(max(point.y, near.min.y), near.max.y) - origin.y) * scale)
    }

    func locate(_ curve: Curve) -> Curve {
      var result = Curve(locate(curve.start), locate(curve.control1), locate(curve.control2), locate(curve.end))
      result.isLine = curve.isLine
      return result
    }

    /// Returns the location of a point of the grid.
    func place(_ point: GridPoint) -> CGPoint {
      CGPoint(x: origin.x + Double(point.x) / scale, y: origin.y + Double(point.y) / scale)
    }
  }
}
