import CanopyDrawing
import Foundation
import Testing

/// Paths whose coordinates an app computed by dividing by almost nothing.
@Suite struct HugePathTests {
  private static let lengths: [CGFloat] = [1e6, 1e12, 1e18, 1e36, 1e40, 1e100, 1e150]

  private func circle(_ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  @Test(arguments: lengths) func aHugeCircleContainsItsCenter(radius: CGFloat) {
    #expect(circle(radius).contains(.zero))
    #expect(circle(radius).contains(.zero, eoFill: true))
    #expect(!circle(radius).contains(CGPoint(x: 2 * radius, y: 0)))
  }

  @Test(arguments: lengths) func aHugeCircleHasItsBounds(radius: CGFloat) {
    let bounds = circle(radius).boundingRect
    #expect(abs(bounds.width / radius - 2) < 1e-9)
    #expect(abs(bounds.midX / radius) < 1e-9)
  }

  @Test(arguments: lengths) func aLineAlongAHugeCircleIsAsHuge(radius: CGFloat) {
    let line = circle(radius).strokedPath(StrokeStyle(lineWidth: radius / 10))
    #expect(abs(line.boundingRect.width / radius - 2.1) < 0.01)
    #expect(!line.contains(.zero))
    #expect(line.contains(CGPoint(x: radius * 0.98, y: 0)))
  }

  @Test(arguments: lengths) func aPartOfAHugeCircleIsOnIt(radius: CGFloat) {
    let part = circle(radius).trimmedPath(from: 0, to: 0.25)
    #expect(abs(part.boundingRect.width / radius - 1) < 0.01)
  }

  @Test(arguments: lengths) func hugeAreasCanBeCombined(radius: CGFloat) {
    let small = Path(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(abs(circle(radius).union(small).boundingRect.width / radius - 2) < 1e-6)
    #expect(abs(circle(radius).normalized().boundingRect.width / radius - 2) < 1e-6)
  }

  @Test(arguments: [1e-3, 1e-100, 1e-300] as [CGFloat]) func aTinyCircleContainsNothingBesideIt(radius: CGFloat) {
    #expect(!circle(radius).contains(CGPoint(x: 1, y: 0)))
    #expect(circle(radius).boundingRect.width <= 2 * radius)
    #expect(circle(radius).strokedPath(StrokeStyle(lineWidth: 2)).boundingRect.width > 0)
  }

  @Test func lengthsBeyondAllNumbersLeaveAnEmptyPart() {
    let line = Path { $0.addLines([CGPoint(x: -1e300, y: 0), CGPoint(x: 1e300, y: 0)]) }
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    _ = line.trimmedPath(from: 0.25, to: 0.75).boundingRect
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4])).flaws.isEmpty)
  }

  @Test func aDashThatFitsTooOftenIsASolidLine() {
    let line = Path { $0.addLines([CGPoint.zero, CGPoint(x: 1e9, y: 0)]) }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1, 1]))
    #expect(dashed == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test func aHugeDashIsASolidLine() {
    let line = Path { $0.addLines([CGPoint.zero, CGPoint(x: 10, y: 0)]) }
    for dash in [[1e300], [1e308, 1e308], [CGFloat.greatestFiniteMagnitude]] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)).boundingRect.width == 10)
    }
  }

  @Test func aHugePhaseIsItsRemainder() {
    let line = Path { $0.addLines([CGPoint.zero, CGPoint(x: 10, y: 0)]) }
    func bounds(_ phase: CGFloat) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: phase)).boundingRect
    }
    #expect(bounds(8e12) == bounds(0))
    #expect(bounds(8e12 + 4) == bounds(4))
    #expect(bounds(.nan) == bounds(0))
  }
}
