import CanopyDrawing
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  @Test func transformMovesScalesAndRotatesPoints() {
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: -2)) == CGPoint(x: 4, y: 2))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -4))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-12)
    #expect(abs(turned.y - 3) < 1e-12)
  }

  @Test func addedTransformsApplyFirst() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 2))
    let other = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 12, y: 2))
    let scaled = CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 3, y: 1)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 8, y: 6))
  }

  @Test func inverseUndoesTheTransform() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: -0.5).translatedBy(x: 11, y: -4)
    let point = CGPoint(x: -2, y: 9).applying(transform).applying(transform.inverted())
    #expect(abs(point.x + 2) < 1e-9)
    #expect(abs(point.y - 9) < 1e-9)
    // What is flat stays flat.
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func transformedRectangleIsTheBoundingBox() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -10, y: 0, width: 10, height: 20))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 10 * 2.0.squareRoot()) < 1e-9)
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: -1)) == CGSize(width: 4, height: -3))
  }
}
