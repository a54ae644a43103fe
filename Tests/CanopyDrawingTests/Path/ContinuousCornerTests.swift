import CanopyDrawing
import Foundation
import Testing

/// Continuous corners have the form that was measured on Apple's systems: see `PathRoundedRectTests`, too.
@Suite struct ContinuousCornerTests {
  /// The curvature along a path, one row of samples for each line and each curve.
  private func curvatures(_ path: Path) -> [[CGFloat]] {
    var (rows, last): ([[CGFloat]], CGPoint) = ([], .zero)
    path.forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to):
        if hypot(to.x - last.x, to.y - last.y) > 1e-6 { rows.append([0, 0]) }
        last = to
      case .curve(let to, let first, let second):
        rows.append((0...100).map { Self.curvature(last, first, second, to, at: CGFloat($0) / 100) })
        last = to
      case .quadCurve: Issue.record("no quadratic curves are expected")
      case .closeSubpath: break
      }
    }
    return rows
  }

  private static func curvature(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat) -> CGFloat {
    func derivatives(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> (CGFloat, CGFloat) {
      let u = 1 - t
      return (
        3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)), 6 * (u * (c - 2 * b + a) + t * (d - 2 * c + b))
      )
    }
    let (x, y) = (derivatives(a.x, b.x, c.x, d.x), derivatives(a.y, b.y, c.y, d.y))
    return (x.0 * y.1 - y.0 * x.1) / pow(hypot(x.0, y.0), 3)
  }

  @Test("A continuous corner begins without curvature, always turns in one direction, and is most curved in its middle")
  func cornersTurnInOneDirection() {
    for (width, height, radius) in [
      (76, 76, 20), (390, 200, 10), (100, 50, 24), (60, 60, 22), (60, 60, 29), (44, 40, 15),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let comment: Comment = "\(width) × \(height), \(radius)"
      let rows = curvatures(
        Path(roundedRect: CGRect(x: 3, y: 5, width: width, height: height), cornerRadius: radius, style: .continuous))
      let curves = rows.filter { $0.count > 2 }
      guard curves.count == 12 else {
        Issue.record("\(curves.count) curves")
        return
      }
      for corner in 0..<4 {
        let parts = curves[(3 * corner)..<(3 * corner + 3)].map { $0.map { $0 * radius } }
        #expect(abs(parts[0][0]) < 0.001 && abs(parts[2][100]) < 0.001, comment)
        #expect(parts.allSatisfy { $0.allSatisfy { $0 > -0.001 && $0 < 1.5 } }, comment)
        #expect(parts[1].allSatisfy { $0 > 0.85 }, comment)
      }
    }
  }

  @Test("Where there is room, a continuous corner takes up 1.528665 of its radius of each edge")
  func cornersExtendAsFarAsApples() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .continuous)
    #expect(path.description.hasPrefix("100 50 m 100 84.71335 l "))
    // It is as round as a circular one: both pass through about the same point of the diagonal.
    let middle = 10 * (1 - CGFloat(0.5).squareRoot())
    #expect(path.contains(CGPoint(x: middle + 0.02, y: middle + 0.02)))
    #expect(!path.contains(CGPoint(x: middle - 0.04, y: middle - 0.04)))
  }

  /// The distances of a path from the middle of what it surrounds, all around.
  private func distances(_ path: Path, from center: CGPoint) -> [CGFloat] {
    (0..<24).map { CGFloat($0) * .pi / 12 }.map { angle in
      var (inside, outside): (CGFloat, CGFloat) = (0, 200)
      for _ in 0..<20 {
        let middle = (inside + outside) / 2
        let point = CGPoint(x: center.x + middle * cos(angle), y: center.y + middle * sin(angle))
        if path.contains(point) { inside = middle } else { outside = middle }
      }
      return inside
    }
  }

  private func difference(_ first: [CGFloat], _ second: [CGFloat]) -> CGFloat {
    zip(first, second).map { abs($0 - $1) }.max() ?? .nan
  }

  @Test("A radius that is too large for the edges makes a capsule, and comes to it without a jump")
  func tooLargeRadiiBecomeCapsules() {
    for size in [CGSize(width: 100, height: 40), CGSize(width: 40, height: 100), CGSize(width: 40, height: 40)] {
      let rect = CGRect(origin: .zero, size: size)
      let center = CGPoint(x: rect.midX, y: rect.midY)
      func corner(_ radius: CGFloat) -> [CGFloat] {
        distances(Path(roundedRect: rect, cornerRadius: radius, style: .continuous), from: center)
      }
      let circular = distances(Path(roundedRect: rect, cornerRadius: 20, style: .circular), from: center)
      let capsule = corner(20)
      // It lies a little inside of circular corners.
      #expect(difference(capsule, circular) < 0.5)
      for radius in [25, 1_000] as [CGFloat] { #expect(difference(corner(radius), capsule) == 0) }
      let steps = (0...50).map { 8 + CGFloat($0) * 0.25 }.map(corner)
      for (step, next) in zip(steps, steps.dropFirst()) { #expect(difference(step, next) < 0.35, "\(size)") }
    }
  }

  @Test("A circular corner is a quarter of a circle")
  func circularCornersAreCircles() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .circular)
    let curves = curvatures(path).filter { $0.count > 2 }
    #expect(curves.count == 4)
    #expect(curves.flatMap { $0 }.allSatisfy { abs($0 * 20 - 1) < 0.025 })
  }
}
