import CanopyDrawing
import Foundation
import Testing

/// Continuous corners are smooth: their curvature has no jumps, rises to the middle and falls again.
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

  /// Expects the curvature of a corner of some curves, in radii, to have no jumps, to rise, and to fall.
  private func expectSmooth(_ corner: ArraySlice<[CGFloat]>, radius: CGFloat, _ comment: Comment) {
    for (row, next) in zip(corner, corner.dropFirst()) {
      #expect(abs((row.last ?? .nan) - (next.first ?? .nan)) * radius < 0.001, comment)
    }
    #expect(
      abs(corner.first?.first ?? .nan) * radius < 0.001 && abs(corner.last?.last ?? .nan) * radius < 0.001, comment)
    let all = corner.flatMap { $0 }.map { $0 * radius }
    let middle = all.count / 2
    #expect(zip(all[..<middle], all[1...]).allSatisfy { $0 <= $1 + 0.002 }, comment)
    #expect(zip(all[middle...], all[(middle + 1)...]).allSatisfy { $0 >= $1 - 0.002 }, comment)
    let most = all.max() ?? .nan
    #expect(most >= 0.99 && most < 1.25, comment)
  }

  @Test("A continuous corner has no jump in its curvature, which rises and falls")
  func curvatureHasNoJumps() {
    for (width, height, radius) in [
      (76, 76, 20), (390, 200, 10), (100, 50, 24), (60, 60, 22), (60, 60, 29), (44, 40, 15),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let rows = curvatures(
        Path(roundedRect: CGRect(x: 3, y: 5, width: width, height: height), cornerRadius: radius, style: .continuous))
      let curves = rows.filter { $0.count > 2 }
      guard curves.count == 12 else {
        Issue.record("\(curves.count) curves")
        return
      }
      for corner in 0..<4 {
        expectSmooth(curves[(3 * corner)..<(3 * corner + 3)], radius: radius, "\(width) × \(height), \(radius)")
      }
    }
  }

  @Test("Where there is room, a continuous corner takes up 1.528665 of its radius of each edge")
  func cornersExtendAsFarAsApples() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, style: .continuous)
    var start: CGPoint?
    path.forEach { if case .move(let to) = $0 { start = to } }
    #expect(start.map { $0.x == 0 && abs($0.y - 15.28665) < 1e-9 } == true)
    // It is as round as a circular one: both pass through the same point of the diagonal.
    let middle = 10 * (1 - CGFloat(0.5).squareRoot())
    #expect(path.contains(CGPoint(x: middle + 0.02, y: middle + 0.02)))
    #expect(!path.contains(CGPoint(x: middle - 0.02, y: middle - 0.02)))
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

  @Test("A radius that is too large for the edges makes a capsule or a circle, and comes to it without a jump")
  func tooLargeRadiiBecomeCapsules() {
    for size in [CGSize(width: 100, height: 40), CGSize(width: 40, height: 100), CGSize(width: 40, height: 40)] {
      let rect = CGRect(origin: .zero, size: size)
      let center = CGPoint(x: rect.midX, y: rect.midY)
      func corner(_ radius: CGFloat) -> [CGFloat] {
        distances(Path(roundedRect: rect, cornerRadius: radius, style: .continuous), from: center)
      }
      let capsule = distances(Path(roundedRect: rect, cornerRadius: 20, style: .circular), from: center)
      for radius in [20, 25, 1_000] as [CGFloat] { #expect(difference(corner(radius), capsule) < 0.001) }
      let steps = (0...50).map { 8 + CGFloat($0) * 0.25 }.map(corner)
      for (step, next) in zip(steps, steps.dropFirst()) { #expect(difference(step, next) < 0.35, "\(size)") }
    }
  }

  @Test("Each corner of an uneven rectangle is smooth, and has the room that its neighbors leave")
  func unevenCornersAreSmooth() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let radii = RectangleCornerRadii(topLeading: 30, bottomLeading: 8, bottomTrailing: 20, topTrailing: 12)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    let curves = curvatures(path).filter { $0.count > 2 }
    guard curves.count == 12 else {
      Issue.record("\(curves.count) curves")
      return
    }
    for (index, radius) in [30, 12, 20, 8].enumerated() {
      expectSmooth(curves[(3 * index)..<(3 * index + 3)], radius: CGFloat(radius), "corner \(index)")
    }
    #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(path.boundingRect))
    // One corner alone has its whole edge.
    let single = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadii: RectangleCornerRadii(topLeading: 26),
      style: .continuous)
    #expect(CGRect(x: -1e-9, y: -1e-9, width: 40.00001, height: 40.00001).contains(single.boundingRect))
    expectSmooth(curvatures(single).filter { $0.count > 2 }[...], radius: 26, "one corner")
  }

  @Test("A circular corner is a quarter of a circle")
  func circularCornersAreCircles() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, style: .circular)
    let curves = curvatures(path).filter { $0.count > 2 }
    #expect(curves.count == 4)
    #expect(curves.flatMap { $0 }.allSatisfy { abs($0 * 20 - 1) < 0.025 })
  }
}
