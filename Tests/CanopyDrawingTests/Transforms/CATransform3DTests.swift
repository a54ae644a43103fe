import CanopyDrawing
import Foundation
import Testing

@Suite struct CATransform3DTests {
  /// Where a point of space goes.
  private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    let result = [
      x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
      x * t.m13 + y * t.m23 + z * t.m33 + t.m43,
    ]
    return result.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func transformMovesScalesAndRotates() {
    #expect(apply(CATransform3DMakeTranslation(1, 2, 3), 10, 20, 30) == [11, 22, 33])
    #expect(apply(CATransform3DMakeScale(2, 3, 4), 1, 1, 1) == [2, 3, 4])
    #expect(apply(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1, 0, 0) == [0, 1, 0])
    #expect(apply(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 1, 0) == [0, 0, 1])
    #expect(apply(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 1) == [1, 0, 0])
  }

  @Test func lengthOfTheAxisDoesNotMatter() {
    let (short, long) = (CATransform3DMakeRotation(0.3, 1, 2, 3), CATransform3DMakeRotation(0.3, 10, 20, 30))
    #expect(apply(short, 1, 2, 1) == apply(long, 1, 2, 1))
    // What lies on it stays.
    #expect(apply(short, 1, 2, 3) == [1, 2, 3])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.3, 0, 0, 0)))
  }

  @Test func addedTransformsApplyFirst() {
    let (move, scale) = (CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
    #expect(apply(CATransform3DConcat(move, scale), 1, 0, 0) == [4, 0, 0])
    #expect(apply(CATransform3DTranslate(scale, 1, 0, 0), 1, 0, 0) == [4, 0, 0])
    #expect(apply(CATransform3DScale(move, 2, 2, 2), 1, 0, 0) == [3, 0, 0])
    #expect(apply(CATransform3DRotate(move, .pi / 2, 0, 0, 1), 1, 0, 0) == [1, 1, 0])
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(move, CATransform3DIdentity), move))
  }

  @Test func affineTransformsConvertTo3D() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(apply(CATransform3DMakeAffineTransform(map), 1, 1, 0) == [9, 12, 0])
    #expect(ProjectionTransform(CATransform3DMakeAffineTransform(map)).affine == map)
    #expect(CATransform3D() == CATransform3DIdentity)
  }
}
