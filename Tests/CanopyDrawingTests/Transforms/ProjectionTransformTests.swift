import CanopyDrawing
import Foundation
import Testing

@Suite struct ProjectionTransformTests {
  /// What a sheet looks like that is turned around its upright axis, from so far away.
  private func turned(_ angle: CGFloat, distance: CGFloat) -> ProjectionTransform {
    var camera = CATransform3DIdentity
    camera.m34 = -1 / distance
    return ProjectionTransform(CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), camera))
  }

  private func isNear(_ first: CGPoint, _ second: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(first.x - second.x) < tolerance && abs(first.y - second.y) < tolerance
  }

  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: -7, y: 20), CGPoint(x: 3.5, y: -9)]

  @Test func affineProjectionEqualsTheAffineTransform() {
    let map = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: -5)
    let projection = ProjectionTransform(map)
    #expect(projection.isAffine && projection.affine == map)
    for point in points { #expect(isNear(point.applying(projection), point.applying(map))) }
    #expect(ProjectionTransform().isIdentity && !projection.isIdentity)
  }

  @Test func concatenationAppliesTheFirstTransformFirst() {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
    let turn = turned(0.5, distance: 100)
    for point in points {
      #expect(isNear(point.applying(turn).applying(move), point.applying(turn.concatenating(move))))
    }
  }

  @Test func inverseUndoesTheTransform() {
    for angle in stride(from: -1.2 as CGFloat, through: 1.2, by: 0.3) {
      let turn = turned(angle, distance: 200)
      var back = turn
      let hasWayBack = back.invert()
      #expect(hasWayBack)
      for point in points { #expect(isNear(point.applying(turn).applying(back), point, 1e-6)) }
      #expect(turn.inverted() == back)
    }
  }

  @Test func degenerateProjectionHasNoInverse() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let hasWayBack = flat.invert()
    #expect(!hasWayBack)
    #expect(flat == before && flat.inverted() == before)
    var edge = turned(.pi / 2, distance: .infinity)
    edge.m11 = 0
    #expect(edge.inverted() == edge)
  }

  @Test func perspectiveShrinksDistantPoints() {
    let turn = turned(0.5, distance: 100)
    #expect(!turn.isAffine && turn.affine == nil)
    let (near, far) = (CGPoint(x: 30, y: 10).applying(turn), CGPoint(x: -30, y: 10).applying(turn))
    // One side comes nearer, and the other goes away.
    #expect(abs(near.y - far.y) > 2)
    #expect(abs(near.x) != abs(far.x))
    let straight = turned(0.5, distance: .infinity)
    #expect(straight.isAffine)
    #expect(abs(CGPoint(x: 30, y: 10).applying(straight).x - 30 * cos(0.5)) < 1e-9)
  }

  @Test func anchorPointStaysFixed() {
    let center = CGPoint(x: 12, y: -7)
    #expect(isNear(center.applying(turned(0.8, distance: 50).around(center)), center))
    #expect(isNear(center.applying(CGAffineTransform(rotationAngle: 1).around(center)), center))
    #expect(CGPoint(x: 3, y: 5).applying(.mirroring(at: 10)) == CGPoint(x: 17, y: 5))
  }

  @Test func pointsBehindTheViewerStayFinite() {
    var map = ProjectionTransform()
    map.m13 = -0.1
    let behind = CGPoint(x: 20, y: 1).applying(map)
    #expect(behind.x.isFinite && behind.y.isFinite && behind.x > 1e6)
  }
}
