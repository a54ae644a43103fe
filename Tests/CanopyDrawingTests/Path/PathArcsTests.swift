import CanopyDrawing
import Foundation
import Testing

/// Arcs, as they were measured on Apple's systems.
@Suite struct PathArcsTests {
  private let fourQuarters = """
    90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c \
    72.0914 10 90 27.9086 90 50 c
    """
  private let fourQuartersBack = """
    90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
    72.0914 90 90 72.0914 90 50 c
    """

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, from: start * .pi / 180, to: end * .pi / 180, clockwise: clockwise,
      transform: .identity)
    return path
  }

  @Test func aFullTurnIsACircleInBothDirections() {
    #expect(arc(0, 360, clockwise: false).isLike(fourQuarters + " h"))
    #expect(arc(0, 360, clockwise: true).isLike(fourQuartersBack + " h"))
    #expect(arc(0, -360, clockwise: false).isLike(fourQuarters))
    #expect(arc(0, 720, clockwise: true).isLike(fourQuartersBack))
    #expect(arc(-90, 270, clockwise: false).description.hasSuffix("h"))
    for turns in 1...30 {
      #expect(arc(0, 360 * Double(turns), clockwise: true).boundingRect.width == 80, "\(turns)")
      #expect(arc(33, 33 - 360 * Double(turns), clockwise: false).boundingRect.width > 79.9, "\(turns)")
    }
  }

  @Test func anEndAheadIsReachedAfterAllTurns() {
    let more = arc(0, 450, clockwise: false)
    #expect(more.isLike(fourQuarters + " 90 72.0914 72.0914 90 50 90 c"))
    #expect(arc(0, -720, clockwise: true).description.filter { $0 == "c" }.count == 8)
    #expect(
      arc(0, 120, clockwise: false).isLike(
        "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"))
    #expect(arc(0, -90, clockwise: true).isLike("90 50 m 90 27.9086 72.0914 10 50 10 c"))
  }

  @Test func anEndBehindIsReachedWithinATurn() {
    #expect(arc(0, -90, clockwise: false).description.filter { $0 == "c" }.count == 3)
    #expect(
      arc(0, 45, clockwise: true).isLike(
        """
        90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c \
        60.6087 90 70.7828 85.7857 78.2843 78.2843 c
        """))
    #expect(
      arc(-90, 0, clockwise: true).isLike(
        "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"))
  }

  @Test func anArcWithoutAnAngleIsAPoint() {
    #expect(arc(0, 0, clockwise: false).description == "90 50 m")
    #expect(arc(0, 0, clockwise: true).description == "90 50 m")
  }

  @Test func aRelativeArcIsNeverClosed() {
    var path = Path()
    path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, from: 0, by: -2 * .pi, transform: .identity)
    #expect(path.isLike(fourQuartersBack))
    var part = Path()
    part.addArc(center: CGPoint(x: 50, y: 50), radius: 40, from: 0, by: 190 * .pi / 180, transform: .identity)
    #expect(
      part.isLike(
        """
        90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 43.0541 c
        """))
  }

  @Test func anAngleBeyondAnyUseTakesLittleMemory() {
    #expect(arc(0, 1e15, clockwise: false).stepCount < 500)
    #expect(arc(0, 1e15, clockwise: true).stepCount < 10)
  }

  @Test func aTransformedArcIsAPartOfAnEllipse() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, from: 0, to: .pi / 2, clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.isLike("180 50 m 180 72.0914 144.183 90 100 90 c"))
  }

  @Test func aCircleIsClosedWithoutAnotherLine() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(circle.isLike(fourQuarters + " h"))
    var last: CGPoint?
    circle.forEach { if case .curve(let end, _, _) = $0 { last = end } }
    #expect(last == CGPoint(x: 90, y: 50))
  }
}
