import CanopyDrawing
import Foundation
import Testing

/// Figures of which it is known what comes out.
@Suite struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func overlappingSquaresAreCombined() {
    #expect(square.union(other).description == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(square.intersection(other).description == "10 5 m 10 10 l 5 10 l 5 5 l h")
    #expect(square.subtracting(other).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    let difference = square.symmetricDifference(other)
    #expect(abs(PathOutline(difference).area - 150) < 1e-9)
    #expect(!difference.contains(CGPoint(x: 7, y: 7)))
  }

  @Test func subtractedInnerSquareIsAHole() {
    let hole = Path(CGRect(x: 2, y: 2, width: 6, height: 6))
    let frame = square.subtracting(hole)
    #expect(PathOutline(frame).parts.count == 2)
    #expect(abs(PathOutline(frame).area - 64) < 1e-9)
    for eoFill in [false, true] {
      #expect(!frame.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
      #expect(frame.contains(CGPoint(x: 1, y: 5), eoFill: eoFill))
    }
    #expect(frame.union(hole) == square)
    #expect(square.union(hole) == square)
    #expect(square.intersection(hole) == hole)
    #expect(hole.subtracting(square).isEmpty)
  }

  @Test func touchingEdgesVanishInTheUnion() {
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(square.union(right).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(square.intersection(right).isEmpty)
    #expect(square.subtracting(right) == square)
    let lower = Path(CGRect(x: 10, y: 5, width: 10, height: 10))
    #expect(square.union(lower).description == "0 0 m 10 0 l 10 5 l 20 5 l 20 15 l 10 15 l 10 10 l 0 10 l h")
  }

  @Test func touchingCornersStaySeparate() {
    let corner = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    let union = square.union(corner)
    #expect(PathOutline(union).parts.count == 2)
    #expect(abs(PathOutline(union).area - 200) < 1e-9)
    #expect(square.intersection(corner).isEmpty)
  }

  @Test func unionWithItselfIsUnchanged() {
    for path in [square, circle, Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)] {
      let alone = path.normalized()
      #expect(path.union(path) == alone)
      #expect(path.intersection(path) == alone)
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
      #expect(alone.normalized() == alone)
    }
    #expect(square.normalized() == square)
  }

  @Test func directionOfOutlinesDoesNotMatter() {
    let back = Path("0 0 m 0 10 l 10 10 l 10 0 l h") ?? Path()
    #expect(abs(PathOutline(back).area + 100) < 1e-9)
    #expect(abs(PathOutline(back.union(other)).area - 175) < 1e-9)
    #expect(abs(PathOutline(back.intersection(other)).area - 25) < 1e-9)
  }

  @Test func intersectionOfCirclesIsALens() {
    let next = circle.offsetBy(dx: 10, dy: 0)
    let lens = PathOutline(circle.intersection(next))
    // Two parts of a circle of 120° each.
    #expect(abs(lens.area - 100 * (2 * Double.pi / 3 - sqrt(3) / 2)) < 0.1)
    #expect(lens.curveCount == 4)
    #expect(lens.lineCount == 0)
    let tip = CGPoint(x: 15, y: 10 - sqrt(75))
    // A circle of curves is not quite round.
    #expect(lens.distance(to: tip) < 0.01)
    let whole = PathOutline(circle.union(next))
    #expect(whole.parts.count == 1)
    #expect(whole.lineCount == 0)
  }

  @Test func differenceOfCirclesIsARing() {
    let hole = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
    let ring = circle.subtracting(hole)
    #expect(abs(PathOutline(ring).area - 75 * Double.pi) < 0.2)
    #expect(PathOutline(ring).curveCount == 8)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
  }

  @Test func unionOfPartsIsTheCircle() {
    let next = circle.offsetBy(dx: 10, dy: 0)
    let (lens, rest) = (circle.intersection(next), circle.subtracting(next))
    #expect(PathOutline(circle.union(lens)).curveCount == 4)
    #expect(lens.intersection(rest).isEmpty)
    let again = PathOutline(rest.union(lens))
    #expect(again.parts.count == 1)
    #expect(again.curveCount <= 6)
    #expect(abs(again.area - PathOutline(circle).area) < 1e-6)
  }

  @Test func curveTouchingItsTangentStaysWhole() {
    let above = Path(CGRect(x: -5, y: -5, width: 30, height: 5))
    let union = circle.union(above)
    #expect(circle.intersection(above).isEmpty)
    #expect(abs(PathOutline(union).area - PathOutline(circle).area - 150) < 1e-9)
    #expect(PathOutline(union).curveCount == 4)
  }

  @Test func starIsFilledByBothRules() {
    let star = Path { path in
      let angles = (0..<5).map { Double($0) * 4 * .pi / 5 }
      path.addLines(angles.map { CGPoint(x: 10 + 10 * sin($0), y: 10 - 10 * cos($0)) })
      path.closeSubpath()
    }
    let center = CGPoint(x: 10, y: 10)
    let (points, whole) = (star.normalized(), star.normalized(eoFill: false))
    #expect(PathOutline(points).parts.count == 5)
    #expect(PathOutline(whole).parts.count == 1)
    #expect(PathOutline(whole).parts[0].count == 11)
    for eoFill in [false, true] {
      #expect(!points.contains(center, eoFill: eoFill))
      #expect(whole.contains(center, eoFill: eoFill))
    }
    let spot = Path(CGRect(x: 9, y: 9, width: 2, height: 2))
    #expect(star.intersection(spot, eoFill: true).isEmpty)
    #expect(abs(PathOutline(star.intersection(spot)).area - 4) < 1e-9)
  }

  @Test func selfCrossingCurveIsCutAtTheCrossing() {
    // A loop: it begins and ends below, and crosses itself on the way.
    let loop = Path("0 0 m 30 20 -20 20 10 0 c h") ?? Path()
    let (points, whole) = (loop.normalized(), loop.normalized(eoFill: false))
    #expect(PathOutline(points).parts.count == 2)
    #expect(abs(PathOutline(points).area - PathOutline(whole).area) < 1e-9)
    #expect(PathOutline(points).curveCount == 3)
  }

  @Test func openSubpathsAreClosed() {
    let open = Path("0 0 m 10 0 l 10 10 l 0 10 l") ?? Path()
    #expect(open.union(Path()) == square)
    #expect(open.intersection(other) == square.intersection(other))
  }

  @Test func pathsWithoutAreaAddNothing() {
    let line = Path("0 0 m 20 20 l") ?? Path()
    let folded = Path("2 2 m 8 2 l 8 8 l 8 2 l h") ?? Path()
    for nothing in [Path(), line, folded, Path("5 5 m") ?? Path(), Path(CGRect(x: 3, y: 3, width: 5, height: 0))] {
      #expect(nothing.normalized().isEmpty)
      #expect(square.union(nothing) == square)
      #expect(nothing.union(square) == square)
      #expect(square.subtracting(nothing) == square)
      #expect(square.intersection(nothing).isEmpty)
      #expect(nothing.subtracting(square).isEmpty)
    }
  }

  @Test func nonfinitePointsAreIgnored() {
    let broken = square.applying(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(broken.union(square) == square)
    let infinite = circle.applying(CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(square.subtracting(infinite) == square)
  }

  @Test func infiniteRectanglesContainEverything() {
    let all = Path(CGRect.infinite)
    #expect(square.intersection(all) == square)
    #expect(square.subtracting(all).isEmpty)
    let outside = all.subtracting(square)
    #expect(!outside.contains(CGPoint(x: 5, y: 5)))
    #expect(outside.contains(CGPoint(x: 500, y: -500)))
  }

  @Test func resultsAreIndependentOfScaleAndPosition() {
    for (scale, offset) in [(1e-6, 0.0), (1e6, 0), (1, 1e6), (1e-100, 0)] {
      let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset, ty: offset)
      let lens = circle.applying(map).intersection(circle.offsetBy(dx: 10, dy: 0).applying(map))
      #expect(abs(PathOutline(lens.applying(map.inverted())).area - 122.8) < 0.1, "\(scale), \(offset)")
    }
  }

  @Test func manySubpathsAreCombinedAtOnce() {
    // A wheel with 2,000 teeth over another: none is lost, and each crossing is found.
    let teeth = Path { path in
      for index in 0..<4_000 {
        let (angle, radius) = (Double(index) * .pi / 2_000, index % 2 == 0 ? 200.0 : 190)
        path.addLine(to: CGPoint(x: radius * cos(angle), y: radius * sin(angle)))
      }
      path.closeSubpath()
    }
    let between = Path(ellipseIn: CGRect(x: -195, y: -195, width: 390, height: 390))
    let tips = teeth.subtracting(between)
    #expect(PathOutline(tips, steps: 1).parts.count == 2_000)
  }
}
