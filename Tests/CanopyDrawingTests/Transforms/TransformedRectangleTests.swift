import CanopyDrawing
import Foundation
import Testing

/// Rectangles and extents under transforms, and the points of rectangles.
@Suite struct TransformedRectangleTests {
  private let turn = CGAffineTransform(rotationAngle: .pi / 2)

  @Test func theNullAndTheInfiniteRectangleStayTheSame() {
    for map in [.identity, turn, CGAffineTransform(scaleX: 0, y: -2), CGAffineTransform(translationX: 5, y: 5)] {
      #expect(CGRect.null.applying(map).isNull)
      #expect(CGRect.infinite.applying(map).isInfinite)
    }
  }

  @Test func anEmptyRectangleStaysAtItsTransformedPlace() {
    let point = CGRect(x: 3, y: 4, width: 0, height: 0)
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGRect(x: 6, y: -4, width: 0, height: 0))
  }

  @Test func aFlatTransformMakesALine() {
    let line = CGRect(x: 0, y: 0, width: 10, height: 6).applying(CGAffineTransform(scaleX: 0, y: 2))
    #expect(line == CGRect(x: 0, y: 0, width: 0, height: 12))
  }

  @Test func aTransformAroundAPointKeepsThePoint() {
    let center = CGPoint(x: 7, y: -3)
    for map in [turn, CGAffineTransform(scaleX: 3, y: 0.5), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 0, ty: 0)] {
      let around = center.applying(map.around(center))
      #expect(abs(around.x - 7) < 1e-9 && abs(around.y + 3) < 1e-9)
    }
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let corner = CGPoint(x: 40, y: 60).applying(turn.around(.bottomTrailing, in: rect))
    #expect(abs(corner.x - 40) < 1e-9 && abs(corner.y - 60) < 1e-9)
  }

  @Test func mirroringTwiceChangesNothing() {
    let mirror = CGAffineTransform.mirroring(at: 30)
    #expect(CGPoint(x: 10, y: 5).applying(mirror) == CGPoint(x: 50, y: 5))
    #expect(mirror.concatenating(mirror) == .identity)
    #expect(CGRect(x: 10, y: 0, width: 5, height: 1).applying(mirror) == CGRect(x: 45, y: 0, width: 5, height: 1))
  }

  @Test func aTransformWithoutAnInverseIsItsOwn() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
    let wrong = CGAffineTransform(scaleX: .nan, y: 1)
    #expect(!wrong.isFinite && wrong.inverted().a.isNaN)
    let huge = CGAffineTransform(scaleX: 1e200, y: 1e200)
    #expect(huge.inverted() == huge)
  }

  @Test func aSizeIsTransformedWithoutTheTranslation() {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(map) == CGSize(width: 2, height: 3))
  }

  @Test func projectedRectanglesContainTheirCorners() {
    let tilt = ProjectionTransform(CATransform3DMakeRotation(0.5, 1, 0, 0))
    let rect = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(rect._applying(tilt).insetBy(dx: -1e-9, dy: -1e-9).contains(CGPoint(x: 10, y: 10).applying(tilt)))
    #expect(rect._applying(ProjectionTransform(turn)) == rect.applying(turn))
  }

  @Test func pointsBehindTheViewerAreFarAway() {
    var map = ProjectionTransform()
    map.m13 = -1
    let behind = CGPoint(x: 5, y: 1).applying(map)
    #expect(behind.x == 5e6 && behind.y == 1e6)
    #expect(CGPoint(x: 0.5, y: 1).applying(map) == CGPoint(x: 1, y: 2))
  }

  @Test func projectionsOfTransformsThatAddUpAreEqual() {
    let (first, second) = (CATransform3DMakeRotation(0.4, 0, 1, 0), CATransform3DMakeTranslation(3, 4, 5))
    let together = ProjectionTransform(CATransform3DConcat(first, second))
    let apart = ProjectionTransform(first).concatenating(ProjectionTransform(second))
    for point in [CGPoint.zero, CGPoint(x: 1, y: 2)] {
      let (one, other) = (point.applying(together), point.applying(apart))
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
  }

  // MARK: Extents

  @Test func extentsAreAlwaysFinite() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let extent = Extent(CGRect(x: number, y: 0, width: 5, height: number))
      #expect([extent.left, extent.top, extent.right, extent.bottom].allSatisfy { abs($0) <= 1e8 })
      #expect(!extent.isExact)
      #expect(!extent.isEmpty)
      let around = Extent(around: [CGPoint(x: number, y: 0), .zero])
      #expect(around.width.isFinite)
    }
  }

  @Test func growthThatIsNoLengthChangesNothing() {
    let extent = Extent(left: 0, top: 0, right: 5, bottom: 5)
    #expect(extent.grown(by: -3) == extent)
    #expect(extent.grown(by: .nan) == extent)
    #expect(extent.grown(byWidth: -1, height: 3) == extent)
    #expect(extent.grown(byWidth: .nan, height: 3) == extent)
    #expect(extent.grown(byWidth: 2, height: 0) == Extent(left: -2, top: 0, right: 7, bottom: 5))
    #expect(extent.grown(by: .infinity).area == 4e16)
  }

  @Test func anOffsetThatIsNoNumberIsZero() {
    let extent = Extent(left: 0, top: 0, right: 5, bottom: 5)
    #expect(extent.moved(by: CGSize(width: CGFloat.nan, height: 2)) == Extent(left: 0, top: 2, right: 5, bottom: 7))
    #expect(
      extent.moved(by: CGSize(width: 1, height: CGFloat.infinity)) == Extent(left: 1, top: 0, right: 6, bottom: 5))
  }

  @Test func extentsTouchAtACommonEdge() {
    let extent = Extent(left: 0, top: 0, right: 5, bottom: 5)
    #expect(extent.meets(Extent(left: 5, top: 5, right: 6, bottom: 6)))
    #expect(!extent.meets(Extent(left: 5.1, top: 0, right: 6, bottom: 6)))
    #expect(extent.contains(extent) && !extent.contains(extent.grown(by: 0.1)))
    #expect(extent.intersection(Extent(left: 5, top: 0, right: 9, bottom: 5)).area == 0)
  }

  @Test func roundedExtentsContainTheirExtent() {
    let extent = Extent(left: -0.2, top: 0.2, right: 5.0001, bottom: 5)
    #expect(extent.rounded == Extent(left: -1, top: 0, right: 6, bottom: 5))
  }

  @Test func vectorsAreValues() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector() == .zero)
    #expect(Set([CGVector.zero, CGVector(dx: 0, dy: 1)]).count == 2)
  }

  @Test func unitPointsNameTheirPlaces() {
    let columns: [(UnitPoint, CGFloat)] = [(.leading, 0), (.center, 0.5), (.trailing, 1)]
    for (point, x) in columns { #expect(point == UnitPoint(x: x, y: 0.5)) }
    #expect([UnitPoint.topLeading, .zero, UnitPoint()].allSatisfy { $0 == UnitPoint(x: 0, y: 0) })
    #expect([UnitPoint.topTrailing, .bottomLeading, .bottomTrailing].map(\.x) == [1, 0, 1])
    #expect([UnitPoint.top, .bottom].map(\.y) == [0, 1])
  }
}
