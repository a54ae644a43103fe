package import CanopyDrawing
package import Foundation

extension CGAffineTransform {
  /// Returns the transform applied around a point of a rectangle.
  package func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    around(CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height))
  }
}
