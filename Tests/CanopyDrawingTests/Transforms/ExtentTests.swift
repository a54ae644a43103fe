import CanopyDrawing
import Foundation
import Testing

@Suite struct ExtentTests {
  private func extent(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> Extent {
    Extent(left: left, top: top, right: right, bottom: bottom)
  }

  @Test func extentContainsItsPoints() {
    #expect(Extent(CGRect(x: 1, y: 2, width: 3, height: 4)) == extent(1, 2, 4, 6))
    #expect(Extent(CGRect(x: 4, y: 6, width: -3, height: -4)) == extent(1, 2, 4, 6))
    #expect(Extent(around: [CGPoint(x: 3, y: 1), CGPoint(x: -1, y: 5), CGPoint(x: 2, y: 2)]) == extent(-1, 1, 3, 5))
    #expect(Extent(around: []).isEmpty)
    #expect(extent(1, 2, 4, 6).rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func emptyExtentIntersectsNothing() {
    let (nothing, some) = (Extent.nothing, extent(0, 0, 2, 2))
    #expect(nothing.isEmpty && nothing.area == 0 && nothing.rect == .zero)
    #expect(nothing.union(some) == some && some.union(nothing) == some)
    #expect(some.intersection(nothing).isEmpty && !some.meets(nothing))
    #expect(nothing.grown(by: 5).isEmpty && nothing.moved(by: CGSize(width: 1, height: 1)).isEmpty)
    #expect(nothing.rounded.isEmpty && nothing.applying(CGAffineTransform(scaleX: -2, y: 3)).isEmpty)
  }

  @Test func turnedExtentIsAroundItsTurnedCorners() {
    let start = extent(-1, 2, 4, 9)
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180).translatedBy(x: 3, y: -5)
      let corners = Extent(around: start.corners.map { $0.applying(turn) })
      let turned = start.applying(turn)
      #expect(abs(turned.left - corners.left) < 1e-9 && abs(turned.right - corners.right) < 1e-9)
      #expect(abs(turned.top - corners.top) < 1e-9 && abs(turned.bottom - corners.bottom) < 1e-9)
    }
  }

  @Test func unionsAndIntersectionsOfExtents() {
    let (first, second) = (extent(0, 0, 4, 4), extent(2, 3, 6, 8))
    #expect(first.union(second) == extent(0, 0, 6, 8))
    #expect(first.intersection(second) == extent(2, 3, 4, 4))
    #expect(first.meets(second) && first.meets(extent(4, 4, 5, 5)) && !first.meets(extent(4.1, 0, 5, 5)))
    #expect(first.contains(extent(1, 1, 4, 4)) && !first.contains(second) && first.contains(first))
    #expect(first.area == 16)
    #expect(first.intersection(extent(5, 5, 6, 6)).isEmpty)
  }

  @Test func extentGrowsMovesAndRounds() {
    #expect(extent(1, 1, 2, 2).grown(by: 0.5) == extent(0.5, 0.5, 2.5, 2.5))
    #expect(extent(1, 1, 2, 2).grown(by: -3) == extent(1, 1, 2, 2))
    #expect(extent(1, 1, 2, 2).moved(by: CGSize(width: 3, height: -1)) == extent(4, 0, 5, 1))
    #expect(extent(0.2, -0.2, 1.5, 2).rounded == extent(0, -1, 2, 2))
  }

  @Test func transformedExtentIsTheBoundingBox() {
    let some = extent(0, 0, 2, 1)
    #expect(some.applying(CGAffineTransform(scaleX: -2, y: 3)) == extent(-4, 0, 0, 3))
    #expect(some.applying(CGAffineTransform(translationX: 5, y: 6)) == extent(5, 6, 7, 7))
    let turned = some.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.left + 1) < 1e-9 && abs(turned.right) < 1e-9 && abs(turned.bottom - 2) < 1e-9)
    #expect(some.applying(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))) == extent(0, 0, 4, 2))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func nonfiniteNumbersAreClamped(number: CGFloat) {
    for some in [
      extent(number, 0, 1, 1), extent(0, number, 1, 1), extent(0, 0, number, 1), extent(0, 0, 1, number),
      Extent(CGRect(x: number, y: number, width: number, height: number)),
      extent(0, 0, 1, 1).grown(by: number), extent(0, 0, 1, 1).moved(by: CGSize(width: number, height: number)),
      extent(0, 0, 1, 1).applying(CGAffineTransform(scaleX: number, y: number)),
    ] {
      for edge in [some.left, some.top, some.right, some.bottom] { #expect(abs(edge) <= 1e8) }
      #expect(some.intersection(extent(0, 0, 1, 1)).area <= 1)
    }
    #expect(!extent(0, 0, 1, number.isNaN ? .nan : abs(number)).isExact && extent(0, 0, 1, 1).isExact)
  }
}
