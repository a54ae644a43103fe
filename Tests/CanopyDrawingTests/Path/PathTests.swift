import CanopyDrawing
import Foundation
import Testing

@Suite struct PathTests {
  @Test func pathConsistsOfAddedElements() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q 1 1 2 2 9 9 c h")
    #expect(Path(path.description) == path)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(!path.isEmpty)
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
  }

  @Test func invalidDescriptionMakesNoPath() {
    #expect(Path("1 2 m 3 l") == nil)
    #expect(Path("1 2") == nil)
    #expect(Path("1 2 x") == nil)
    #expect(Path("nan 2 m") == nil)
    #expect(Path("")?.isEmpty == true)
  }

  @Test func lineWithoutMoveStartsAtItsEnd() {
    var path = Path()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 6, y: 5))
    #expect(path.description == "5 5 m 6 5 l")
    path.closeSubpath()
    path.closeSubpath()
    // After the end of a part, the next begins where that began.
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "5 5 m 6 5 l h 5 5 m 9 9 l")
  }

  /// As in Core Graphics, the whole step is ignored.
  @Test func nonfiniteStepsAreSkipped() {
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 2))
    #expect(path.isEmpty && path.flaws == .numbers)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: CGFloat.nan, y: 2), CGPoint(x: 3, y: 3)])
    path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 0, y: CGFloat.nan))
    path.addQuadCurve(to: CGPoint(x: CGFloat.infinity, y: 0), control: .zero)
    #expect(path.description == "1 1 m 3 3 l")
  }

  @Test func flawsAreKeptInDerivedPaths() {
    let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(square.flaws.isEmpty && Path(CGRect.null).flaws.isEmpty && Path(CGRect.infinite).flaws.isEmpty)
    let nowhere = square.offsetBy(dx: .nan, dy: 0)
    #expect(nowhere.isEmpty && nowhere.flaws == .numbers)
    #expect(square.union(nowhere) == square && square.union(nowhere).flaws == .numbers)
    var sum = square
    sum.addPath(nowhere)
    #expect(sum == square && sum.flaws == .numbers)
    #expect(sum.offsetBy(dx: 1, dy: 1).trimmedPath(from: 0, to: 0.5).flaws == .numbers)
    #expect(square.trimmedPath(from: 0, to: .nan).flaws == .fractions)
    #expect(sum.strokedPath(StrokeStyle(lineWidth: -1, dash: [-1])).flaws == [.numbers, .lineWidth, .dash])
    #expect(Path(roundedRect: square.boundingRect, cornerRadius: -1).flaws == .corners)
    #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).flaws == .numbers)
    #expect(square.lineIntersection(nowhere).flaws == .numbers)
  }

  @Test func shapesCanBeAddedWithATransform() {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(path.description == "0 0 m 2 0 l 2 3 l 0 3 l h")
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 11, height: 3))
    #expect(path.offsetBy(dx: 1, dy: 1).boundingRect == CGRect(x: 1, y: 1, width: 11, height: 3))
    var lines = Path()
    lines.addLines([])
    lines.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect.null])
    #expect(lines.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func boundsIgnoreControlPoints() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let circle = Path(ellipseIn: CGRect(x: 2, y: 3, width: 20, height: 10)).boundingRect
    #expect(abs(circle.minX - 2) < 1e-9 && abs(circle.maxX - 22) < 1e-9)
    #expect(abs(circle.minY - 3) < 1e-9 && abs(circle.maxY - 13) < 1e-9)
    #expect(Path().boundingRect.isNull)
  }

  @Test func circleIsRound() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(circle.contains(CGPoint(x: 9.98 * x, y: 9.98 * y)))
      #expect(!circle.contains(CGPoint(x: 10.06 * x, y: 10.06 * y)))
    }
  }

  @Test func evenOddRuleExcludesDoublyEnclosedAreas() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  // MARK: Arcs

  @Test func arcsFollowTheirDirection() {
    func end(_ start: Double, _ end: Double, clockwise: Bool) -> (CGRect, CGPoint?) {
      var path = Path()
      path.addArc(center: .zero, radius: 10, from: start, to: end, clockwise: clockwise, transform: .identity)
      return (path.boundingRect, path.currentPoint)
    }
    // From the right to below: the short way is with growing angles.
    let short = end(0, .pi / 2, clockwise: false)
    #expect(short.0.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let long = end(0, .pi / 2, clockwise: true)
    #expect(long.0.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(end(0, -.pi / 2, clockwise: true).0.isClose(to: CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(end(0, 2 * .pi, clockwise: false).0.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(end(0, 100, clockwise: false).0.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func arcIsJoinedToThePreviousPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, from: 0, by: .pi / 2, transform: .identity)
    #expect(path.description.hasPrefix("0 0 m 10 0 l "))
  }

  @Test func tangentArcTouchesBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.currentPoint.map { abs($0.x - 20) < 1e-9 && abs($0.y - 5) < 1e-9 } == true)
    #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 20, height: 5)))
    // Where there is no corner, it is a line.
    path.addArc(tangent1End: CGPoint(x: 20, y: 30), tangent2End: CGPoint(x: 20, y: 50), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 20, y: 30))
  }

  // MARK: Rounded rectangles

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedRectanglesExcludeTheirCorners(style: RoundedCornerStyle) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = Path(roundedRect: rect, cornerRadius: 20, style: style)
    #expect(path.boundingRect.isClose(to: rect))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(!path.contains(CGPoint(x: 108, y: 78)))
    // The middle of the corner is at the same place with both styles.
    let inset = 20 * (1 - 0.5.squareRoot())
    #expect(path.contains(CGPoint(x: 10 + inset + 0.3, y: 20 + inset + 0.3)))
    #expect(!path.contains(CGPoint(x: 10 + inset - 0.3, y: 20 + inset - 0.3)))
    // A corner that is too large makes half a circle.
    let capsule = Path(roundedRect: rect, cornerRadius: 1_000, style: style)
    #expect(capsule.boundingRect.isClose(to: rect))
    #expect(!capsule.contains(CGPoint(x: 12, y: 25)))
  }

  @Test func continuousCornersStartEarlierAndAreSmooth() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    // Where the circle has not begun, the gentle curve has left the edge already.
    #expect(circular.contains(CGPoint(x: 0.01, y: 22)))
    #expect(!continuous.contains(CGPoint(x: 0.01, y: 22)))
    #expect(continuous.contains(CGPoint(x: 0.01, y: 31)))
    // Directions before and after each point between curves are nearly the same, as on Apple's systems.
    var last: CGPoint?
    var angles: [Double] = []
    func note(_ from: CGPoint, _ to: CGPoint) { angles.append(atan2(to.y - from.y, to.x - from.x)) }
    continuous.forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to):
        if let last { note(last, to); note(last, to) }
        last = to
      case .curve(let to, let first, let second):
        if let last { note(last, first); note(second, to) }
        last = to
      default: break
      }
    }
    for index in stride(from: 1, to: angles.count - 1, by: 2) {
      #expect(abs((angles[index + 1] - angles[index]).remainder(dividingBy: 2 * .pi)) < 0.05, "at \(index)")
    }
  }

  @Test func cornersHaveTheirOwnRadii() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: RectangleCornerRadii(topLeading: 40, bottomTrailing: 10))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 99.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 99.5)))
    #expect(!path.contains(CGPoint(x: 99.5, y: 99.5)))
    #expect(path.contains(CGPoint(x: 95, y: 95)))
    let none = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: -3)
    #expect(none == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  // MARK: Trimming

  @Test func trimmedLineHasItsFractionOfTheLength() {
    let line = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 10 5 l")
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: -1, to: 0.5).description == "0 0 m 10 0 l")
  }

  @Test func trimmedCircleEndsOnTheCircle() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0, to: 0.375)
    let end = part.currentPoint ?? .zero
    #expect(abs(end.x - 10 * cos(0.75 * .pi)) < 0.02 && abs(end.y - 10 * sin(0.75 * .pi)) < 0.02)
    #expect(part.boundingRect.isClose(to: CGRect(x: -7.07, y: 0, width: 17.07, height: 10), 0.02))
  }

  @Test func trimmedSubpathsStaySeparate() {
    var path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
  }

  // MARK: Lines along it

  @Test func strokedPathHasItsLineWidth() {
    let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)]) }
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect.isClose(to: CGRect(x: 10, y: 8, width: 40, height: 4)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect.isClose(to: CGRect(x: 8, y: 8, width: 44, height: 4)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.boundingRect.isClose(to: CGRect(x: 8, y: 8, width: 44, height: 4)))
    #expect(!round.contains(CGPoint(x: 8.2, y: 8.2)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
  }

  @Test func strokedPathHasItsLineJoins() {
    let corner = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
    }
    let tip = CGPoint(x: 54, y: -4)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 10)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(tip))
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(CGPoint(x: 53.4, y: -3.4)))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1.2)).contains(tip))
    // Both directions of a turn, and no holes where pieces overlap.
    let other = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: -50)])
    }
    #expect(other.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 54, y: 4)))
    #expect(other.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 48, y: -2)))
  }

  @Test func dashesAndGapsAlternate() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    func isDash(_ x: CGFloat, _ dash: [CGFloat], _ phase: CGFloat = 0) -> Bool {
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).contains(CGPoint(x: x, y: 0))
    }
    #expect([5, 15, 25, 35].map { isDash($0, [10]) } == [true, false, true, false])
    #expect([5, 12, 16, 18].map { isDash($0, [10, 5]) } == [true, false, true, true])
    #expect([2, 7, 12].map { isDash($0, [10], 5) } == [true, false, false])
    #expect([2, 7, 12].map { isDash($0, [10], -5) } == [false, true, true])
    // Patterns that make no sense are none.
    #expect(isDash(50, [0, 0]))
    #expect(isDash(50, [-1, 5]))
    #expect(isDash(50, [1e-9]))
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance && abs(maxX - other.maxX) < tolerance
      && abs(maxY - other.maxY) < tolerance
  }
}
