import CanopyDrawing
import Foundation
import Testing

@Suite struct PathBooleanLinesTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func path(_ text: String) -> Path {
    Path(text) ?? Path()
  }

  @Test func lineThroughASquareIsCutInThree() {
    let line = path("-5 5 m 15 5 l")
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
  }

  @Test func lineThroughACircleKeepsItsDirection() {
    let line = path("25 4 m -5 4 l")
    let inside = PathOutline(line.lineIntersection(circle))
    let half = sqrt(100.0 - 36)
    #expect(inside.parts.count == 1)
    #expect(abs(inside.parts[0][0].x - 10 - half) < 0.01)
    #expect(abs(inside.parts[0][1].x - 10 + half) < 0.01)
    #expect(inside.parts[0].allSatisfy { $0.y == 4 })
    #expect(abs(PathOutline(line.lineSubtraction(circle)).length + inside.length - 30) < 1e-9)
  }

  @Test func circleIsCutIntoCurves() {
    let next = circle.offsetBy(dx: 10, dy: 0)
    let (inside, outside) = (PathOutline(next.lineIntersection(circle)), PathOutline(next.lineSubtraction(circle)))
    // Each is one piece, although the circle begins in the middle of the second.
    #expect(inside.parts.count == 1)
    #expect(outside.parts.count == 1)
    #expect(inside.lineCount + outside.lineCount == 0)
    #expect(abs(inside.length - 20 * Double.pi / 3) < 0.02)
    #expect(abs(inside.length + outside.length - PathOutline(next).length) < 0.01)
  }

  @Test func uncutLineIsUnchanged() {
    let small = path("2 2 m 4 2 l 4 4 l h 6 6 m 7 8 l")
    #expect(small.lineIntersection(square) == small)
    #expect(small.lineSubtraction(square).isEmpty)
    let far = small.offsetBy(dx: 50, dy: 0)
    #expect(far.lineIntersection(square).isEmpty)
    #expect(far.lineSubtraction(square) == far)
  }

  @Test func lineHasNoArea() {
    // The beginning and the end of the line are outside; the area that closing it would make is not asked for.
    let angle = path("-5 5 m 5 5 l 5 15 l")
    #expect(angle.lineIntersection(square).description == "0 5 m 5 5 l 5 10 l")
    #expect(angle.lineSubtraction(square).description == "-5 5 m 0 5 l 5 10 m 5 15 l")
  }

  @Test func edgesBelongToTheirArea() {
    let edge = path("-5 10 m 15 10 l")
    #expect(edge.lineIntersection(square).description == "0 10 m 10 10 l")
    #expect(edge.lineSubtraction(square).description == "-5 10 m 0 10 l 10 10 m 15 10 l")
    #expect(square.lineIntersection(square) == square)
    #expect(square.lineSubtraction(square).isEmpty)
  }

  @Test func selfCrossingLinesAreKept() {
    let cross = path("2 2 m 8 8 l 8 2 l 2 8 l")
    #expect(cross.lineIntersection(square) == cross)
    let twice = path("1 5 m 9 5 l 1 5 l")
    #expect(twice.lineIntersection(square) == twice)
  }

  @Test func holesCutLines() {
    var frame = square
    frame.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let line = path("-5 5 m 15 5 l")
    #expect(line.lineIntersection(frame, eoFill: true).description == "0 5 m 2 5 l 8 5 m 10 5 l")
    #expect(line.lineIntersection(frame).description == "0 5 m 10 5 l")
  }

  @Test func emptyPathsCutNothing() {
    let line = path("0 0 m 5 5 l")
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(line.lineSubtraction(Path()) == line)
    #expect(Path().lineSubtraction(square).isEmpty)
  }
}
