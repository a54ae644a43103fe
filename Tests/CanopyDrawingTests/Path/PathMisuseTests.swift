import CanopyDrawing
import Foundation
import Testing

/// Paths of rectangles, arcs and descriptions that can't be drawn as they are.
@Suite struct PathMisuseTests {
  @Test func aRectangleWithNegativeLengthsIsTheSameArea() {
    let backwards = CGRect(x: 10, y: 20, width: -10, height: -20)
    #expect(Path(backwards) == Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    #expect(Path(ellipseIn: backwards).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    let round = Path(roundedRect: backwards, cornerRadius: 3)
    #expect(round.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(!round.contains(CGPoint(x: 0.2, y: 0.2)))
  }

  @Test func theNullRectangleIsAnEmptyPathWithoutAFlaw() {
    #expect(Path(CGRect.null).isEmpty && Path(CGRect.null).flaws.isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty && Path(ellipseIn: .null).flaws.isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func rectanglesThatAreNotFiniteAreLeftOut(number: CGFloat) {
    let rects = [
      CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: number, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: number, height: 1), CGRect(x: 0, y: 0, width: 1, height: number),
    ]
    for rect in rects {
      // A rectangle at infinity is the null rectangle.
      let flaws: Path.Flaws = rect.isNull ? [] : .numbers
      #expect(Path(rect).isEmpty && Path(rect).flaws == flaws)
      #expect(Path(ellipseIn: rect).isEmpty && Path(ellipseIn: rect).flaws == flaws)
      #expect(Path(roundedRect: rect, cornerRadius: 2).isEmpty)
    }
    var several = Path()
    several.addRects(rects + [CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(several.boundingRect == CGRect(x: 0, y: 0, width: 5, height: 5) && several.flaws == .numbers)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func arcsThatAreNotFiniteAreLeftOut(number: CGFloat) {
    func arc(center: CGPoint = .zero, radius: CGFloat = 5, from: Double = 0, to: Double = 1) -> Path {
      Path { $0.addArc(center: center, radius: radius, from: from, to: to, clockwise: false, transform: .identity) }
    }
    for path in [
      arc(center: CGPoint(x: number, y: 0)), arc(radius: number), arc(from: Double(number)), arc(to: Double(number)),
    ] {
      #expect(path.isEmpty && path.flaws == .numbers)
    }
    let relative = Path { $0.addArc(center: .zero, radius: 5, from: 0, by: Double(number), transform: .identity) }
    #expect(relative.isEmpty && relative.flaws == .numbers)
  }

  @Test func anArcBetweenLinesOnOneLineIsALine() {
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    }
    #expect(straight.description == "0 0 m 10 0 l")
    let without = Path { $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 5), radius: 5) }
    #expect(without.isEmpty)
    let zero = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 9), radius: 0)
    }
    #expect(zero.description == "0 0 m 10 0 l")
  }

  @Test func anArcOfNegativeRadiusIsOnTheOtherSide() {
    let arc = Path { $0.addArc(center: .zero, radius: -5, from: 0, by: .pi / 2, transform: .identity) }
    #expect(abs((arc.currentPoint?.y ?? 0) + 5) < 1e-9)
    #expect(arc.boundingRect.maxX < 1e-9)
  }

  @Test func transformsThatAreNotFiniteLeaveNothing() {
    let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    for number in [CGFloat.nan, .infinity] {
      let moved = square.applying(CGAffineTransform(translationX: number, y: 0))
      #expect(moved.isEmpty && moved.flaws == .numbers)
      #expect(square.offsetBy(dx: 0, dy: number).isEmpty)
      var added = square
      added.addPath(square, transform: CGAffineTransform(scaleX: number, y: 1))
      #expect(added == square && added.flaws == .numbers)
    }
  }

  @Test func aFlatTransformKeepsTheSteps() {
    let flat = Path(CGRect(x: 0, y: 0, width: 5, height: 5)).applying(CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.description == "0 0 m 0 0 l 0 5 l 0 5 l h")
    #expect(!flat.contains(CGPoint(x: 0, y: 2)))
  }

  @Test func aSubpathGoesOnWhereTheClosedOneBegan() {
    var path = Path(CGRect(x: 1, y: 2, width: 5, height: 5))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.description.hasSuffix("h 1 2 m 0 0 l"))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.description.hasSuffix("0 0 l h"))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func closingAnEmptyPathDoesNothing() {
    var path = Path()
    path.closeSubpath()
    path.addLines([])
    path.addRects([])
    path.addPath(Path())
    #expect(path.isEmpty && path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
    #expect(!path.contains(.zero))
  }

  @Test(arguments: ["1 2 m 3 4 l h", "1 2 m 3 4 5 6 q", "1 2 m 1 1 2 2 3 3 c", "-1.5 1e+20 m h", "  1\n2\tm  "])
  func descriptionsAreReadBack(text: String) throws {
    let path = try #require(Path(text))
    #expect(Path(path.description) == path)
  }

  @Test(arguments: ["m", "1 m", "1 2 3 m", "1 2 q", "1 2 3 4 c", "1 h", "inf 0 m", "1 2 M", "1,2 m", "0x1 2 m 5"])
  func malformedDescriptionsMakeNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func equalPathsOfCoreGraphicsHaveEqualHashes() {
    let zero = Path { $0.addLines([CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 0)]) }.cgPath
    let negative = Path { $0.addLines([CGPoint(x: -0.0, y: 1), CGPoint(x: 2, y: -0.0)]) }.cgPath
    #expect(zero == negative)
    #expect(zero.hashValue == negative.hashValue)
    #expect(Set([zero, negative]).count == 1)
  }

  @Test func boundsOfCurvesAreTight() {
    let quad = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
    }
    #expect(cubic.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 15))
    #expect(cubic.cgPath.boundingBox.height == 20)
    #expect(cubic.cgPath.boundingBoxOfPath.height == 15)
  }
}
