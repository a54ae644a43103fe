import Foundation
import Testing

@testable import CanopyDrawing

@Suite struct OverlayTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func edgesKnowTheWindingNumbersOnBothSides() {
    let overlay = Overlay(square, over: Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
    let horizontal = overlay.edges.filter { overlay.points[$0.start].y == overlay.points[$0.end].y }
    #expect(overlay.edges.count == 8)
    #expect(horizontal.count { abs($0.below.first) + abs($0.above.first) == 1 } == 2)
    #expect(horizontal.count { $0.below.first != 0 && abs($0.below.second) + abs($0.above.second) == 1 } == 2)
  }

  @Test func areasThatTouchAtAPointHaveSeparateLoops() {
    let overlay = Overlay(square, over: Path(CGRect(x: 10, y: 10, width: 5, height: 5)))
    #expect(overlay.loops { $0.first != 0 || $0.second != 0 }.map(\.count) == [4, 4])
  }

  @Test func thinAreasHaveNoLoop() {
    let overlay = Overlay(square, over: Path(CGRect(x: 20, y: 0, width: 1e-6, height: 10)))
    #expect(overlay.loops { $0.second != 0 }.isEmpty)
    #expect(overlay.loops { $0.first != 0 }.count == 1)
  }

  @Test func coincidingCurvesShareTheirArcs() {
    let same = Overlay(circle, over: circle)
    #expect(same.arcs.allSatisfy { $0.uses.count == 2 })
    let part = Overlay(circle.trimmedPath(from: 0.1, to: 0.2), isLine: true, over: circle)
    #expect(part.arcs.contains { $0.uses.count == 2 })
  }

  @Test func onlyCurvesThatMeetAreDivided() {
    let alone = Overlay(circle, over: Path(CGRect(x: 20, y: 0, width: 10, height: 10)))
    #expect(alone.roundedArcs.allSatisfy { $0.points.count == 2 })
    let crossing = Overlay(circle, over: Path(ellipseIn: CGRect(x: 4, y: 0, width: 10, height: 10)))
    #expect(crossing.roundedArcs.contains { $0.points.count > 2 })
    for point in crossing.points.map(crossing.grid.place) {
      let distances = [5, 9].map { hypot(point.x - $0, point.y - 5) }
      #expect(distances.contains { abs($0 - 5) < 0.01 }, "Not on a circle: \(point)")
    }
  }
}
