import CanopyDrawing
import Foundation
import Testing

/// The outlines of lines along paths: their ends, corners, and dashes.
@Suite struct PathStrokingTests {
  private let line = Path { $0.addLines([CGPoint.zero, CGPoint(x: 10, y: 0)]) }

  private func stroke(
    _ path: Path, width: CGFloat = 2, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, dash: [CGFloat] = [],
    phase: CGFloat = 0
  ) -> Path {
    path.strokedPath(StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase))
  }

  // MARK: Dots

  @Test func dashesWithoutLengthAreDotsFromTheStartOn() {
    let path = stroke(line, .round, dash: [0, 4])
    #expect([0, 4, 8].allSatisfy { path.contains(CGPoint(x: $0, y: 0.5)) })
    #expect([2, 6].allSatisfy { !path.contains(CGPoint(x: $0, y: 0)) })
    #expect(path.boundingRect.minX == -1)
  }

  @Test func aPhaseMovesTheDots() {
    #expect(!stroke(line, .round, dash: [0, 4], phase: 1).contains(CGPoint(x: 0, y: 0.5)))
    #expect(stroke(line, .round, dash: [0, 4], phase: 1).contains(CGPoint(x: 3, y: 0.5)))
    #expect(stroke(line, .round, dash: [0, 4], phase: 4) == stroke(line, .round, dash: [0, 4]))
    #expect(stroke(line, .round, dash: [0, 4], phase: -1).contains(CGPoint(x: 1, y: 0.5)))
  }

  @Test func dotsHaveTheFormOfTheirEnds() {
    let corner = CGPoint(x: 4.9, y: 0.9)
    #expect(stroke(line, .square, dash: [0, 4]).contains(corner))
    #expect(!stroke(line, .round, dash: [0, 4]).contains(corner))
    #expect(stroke(line, .butt, dash: [0, 4]).isEmpty)
  }

  @Test func gapsWithoutLengthJoinTheDashes() {
    let joined = stroke(line, dash: [2, 0])
    #expect(stride(from: 0.5, to: 10, by: 0.5).allSatisfy { joined.contains(CGPoint(x: $0 + 0.1, y: 0)) })
    #expect(joined.boundingRect == stroke(line).boundingRect)
  }

  @Test func anOddNumberOfLengthsIsRepeatedWithTheOppositeMeaning() {
    #expect(stroke(line, dash: [1, 2, 3]) == stroke(line, dash: [1, 2, 3, 1, 2, 3]))
  }

  @Test func dashesContinueAroundCorners() {
    let corner = Path { $0.addLines([CGPoint.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)]) }
    let path = stroke(corner, dash: [8, 100])
    #expect(path.contains(CGPoint(x: 2, y: 0.5)))
    #expect(path.contains(CGPoint(x: 5.5, y: 2.5)))
    #expect(!path.contains(CGPoint(x: 5.5, y: 3.5)))
    #expect(path.contains(CGPoint(x: 5.9, y: -0.9)))
  }

  @Test func eachSubpathBeginsThePattern() {
    var two = line
    two.addPath(line, transform: CGAffineTransform(translationX: 0, y: 20))
    let path = stroke(two, dash: [3, 100])
    #expect(path.contains(CGPoint(x: 2, y: 0)) && path.contains(CGPoint(x: 2, y: 20)))
    #expect(!path.contains(CGPoint(x: 4, y: 20)))
  }

  // MARK: Ends and corners

  @Test func aPointIsVisibleOnlyByItsEnds() {
    let point = Path { $0.move(to: CGPoint(x: 5, y: 5)) }
    let zero = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    for path in [point, zero] {
      #expect(stroke(path).isEmpty)
      #expect(stroke(path, .round).boundingRect == CGRect(x: 4, y: 4, width: 2, height: 2))
      #expect(stroke(path, .square).contains(CGPoint(x: 4.1, y: 4.1)))
    }
  }

  @Test func closedPathsHaveCornersAndNoEnds() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let open = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10), .zero])
    }
    let tip = CGPoint(x: -0.9, y: -0.9)
    #expect(stroke(square).contains(tip))
    #expect(!stroke(open).contains(tip))
    #expect(stroke(open, .square).contains(tip))
    #expect(stroke(square).boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test func aSharpCornerIsCutAtTheMiterLimit() {
    // The tip of a corner of 20° is 5.76 half widths away.
    let corner = Path { $0.addLines([CGPoint(x: 100, y: 0), .zero, CGPoint(x: 100, y: 36.397)]) }
    func reach(_ limit: CGFloat) -> CGFloat {
      -corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: limit)).boundingRect.minX
    }
    #expect(reach(10) > 5)
    #expect(reach(5) < 2)
    #expect(reach(0) < 2)
  }

  @Test func aLineBackOnItselfHasNoMiter() {
    let back = Path { $0.addLines([CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint.zero]) }
    #expect(stroke(back).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(stroke(back, .butt, .round).boundingRect.maxX == 11)
  }

  @Test func overlappingPiecesLeaveNoHoles() {
    let zigzag = Path { path in
      path.addLines((0..<20).map { CGPoint(x: CGFloat($0), y: $0.isMultiple(of: 2) ? 0 : 3) })
    }
    for join in [CGLineJoin.miter, .round, .bevel] {
      let path = stroke(zigzag, width: 6, .round, join)
      #expect((1...18).allSatisfy { path.contains(CGPoint(x: CGFloat($0) + 0.3, y: 1.5)) })
    }
  }

  @Test func flawsOfTheStyleAreKept() {
    #expect(stroke(line, width: -1).flaws == .lineWidth)
    #expect(stroke(line, width: .infinity).flaws == .lineWidth)
    #expect(stroke(line, dash: [-1]).flaws == .dash)
    #expect(stroke(line, dash: [1], phase: .infinity).flaws == .dash)
    #expect(stroke(line, width: 0).flaws == [] && stroke(line, width: 0).isEmpty)
    #expect(stroke(line, dash: []).flaws == [])
  }

  @Test func theLineOfAnEmptyPathIsEmpty() {
    #expect(stroke(Path()).isEmpty)
    #expect(stroke(Path(), .round, dash: [0, 1]).isEmpty)
  }

  // MARK: Parts

  @Test func aPartKeepsTheFlawsOfItsPath() {
    var flawed = line
    flawed.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(flawed.trimmedPath(from: 0.2, to: 0.6).flaws == .numbers)
    #expect(flawed.trimmedPath(from: .nan, to: 1).flaws == [.numbers, .fractions])
  }

  @Test func partsFromEndToStartAreEmpty() {
    #expect(line.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(line.trimmedPath(from: 1, to: 2).isEmpty)
    #expect(line.trimmedPath(from: -2, to: -1).isEmpty)
    #expect(Path().trimmedPath(from: 0.2, to: 0.4).isEmpty)
  }

  @Test func aClosedPathIsMeasuredWithItsLastLine() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
  }

  @Test func theMiddleOfAQuadraticCurveIsHalfItsLength() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    let end = curve.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(abs(end.x - 5) < 0.01 && abs(end.y - 5) < 0.01)
  }
}
