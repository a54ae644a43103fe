import CanopyDrawing
import Foundation
import Testing

/// Areas that grow and shrink, and the areas of lines.
@Suite struct PathOffsettingTests {
  private let square = Path(CGRect(x: 2, y: 2, width: 10, height: 10))

  @Test func offsetGrowsAndShrinksAllSides() {
    #expect(square.offset(by: 1).boundingRect == CGRect(x: 1, y: 1, width: 12, height: 12))
    #expect(square.offset(by: -1).boundingRect == CGRect(x: 3, y: 3, width: 8, height: 8))
    #expect(square.offset(by: 0) == square)
    #expect(square.offset(by: .nan) == square)
    #expect(Path().offset(by: 1).isEmpty)
  }

  @Test func offsetKeepsCorners() {
    #expect(square.offset(by: 1).contains(CGPoint(x: 1.05, y: 1.05)))
    #expect(!square.offset(by: -1).contains(CGPoint(x: 2.95, y: 2.95)))
  }

  @Test func directionOfAnOutlineDoesNotMatter() {
    let reversed = Path {
      $0.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 12), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2)])
    }
    #expect(reversed.offset(by: 1).boundingRect == square.offset(by: 1).boundingRect)
  }

  @Test func holesShrinkAsAreasGrow() {
    let frame = square.subtracting(Path(CGRect(x: 5, y: 5, width: 4, height: 4)))
    let grown = frame.offset(by: 1)
    #expect(grown.contains(CGPoint(x: 5.5, y: 7)) && !grown.contains(CGPoint(x: 7, y: 7)))
    #expect(frame.offset(by: 2.5).contains(CGPoint(x: 7, y: 7)))
    #expect(frame.withoutHoles.contains(CGPoint(x: 7, y: 7)) && frame.withoutHoles.boundingRect == square.boundingRect)
  }

  @Test func thinPartsVanish() {
    let flag = square.union(Path(CGRect(x: 12, y: 6, width: 10, height: 1)))
    let shrunk = flag.offset(by: -0.6)
    #expect(abs(shrunk.boundingRect.maxX - 11.4) < 1e-6 && !shrunk.contains(CGPoint(x: 15, y: 6.5)))
    #expect(square.offset(by: -5.1).isEmpty)
  }

  @Test func offsetCirclesAreCircles() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    for distance in [3.0, -3.0] {
      let bounds = circle.offset(by: distance).boundingRect
      #expect(abs(bounds.width - 20 - 2 * distance) < 0.05 && abs(bounds.midX - 10) < 0.02)
    }
  }

  @Test func offsetLinesHaveRoundEnds() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    let area = line.lineArea(width: 2)
    #expect(area.contains(CGPoint(x: -0.9, y: 0)) && !area.contains(CGPoint(x: -0.9, y: 0.9)))
    #expect(area.contains(CGPoint(x: 5, y: 0.95)) && !area.contains(CGPoint(x: 5, y: 1.05)))
    #expect(line.lineArea(width: 0).isEmpty && Path().lineArea(width: 2).isEmpty)
  }

  @Test func offsetClosedLinesHaveAHole() {
    let area = square.lineArea(width: 2)
    #expect(area.boundingRect == CGRect(x: 1, y: 1, width: 12, height: 12))
    #expect(!area.contains(CGPoint(x: 7, y: 7)) && area.contains(CGPoint(x: 7, y: 2.9)))
  }

  @Test func offsetLinesMayCross() {
    let cross = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.move(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 10))
    }
    let area = cross.lineArea(width: 2)
    #expect(
      area.contains(CGPoint(x: 5, y: 5)) && area.contains(CGPoint(x: 9, y: 1)) && !area.contains(CGPoint(x: 5, y: 1)))
  }
}
