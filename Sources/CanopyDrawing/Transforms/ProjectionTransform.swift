public import Foundation

/// A projective transform of the plane, which keeps lines straight, but not necessarily parallel.
///
/// A point (x, y) is treated as the row vector (x, y, 1) and multiplied by the matrix. The first two components of the result,
/// divided by the third component, are the new x and y.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var m11: CGFloat = 1
  /// The factor of x in the new y.
  public var m12: CGFloat = 0
  /// The factor of x in the divisor.
  public var m13: CGFloat = 0
  /// The factor of y in the new x.
  public var m21: CGFloat = 0
  /// The factor of y in the new y.
  public var m22: CGFloat = 1
  /// The factor of y in the divisor.
  public var m23: CGFloat = 0
  /// The addend of the new x.
  public var m31: CGFloat = 0
  /// The addend of the new y.
  public var m32: CGFloat = 0
  /// The addend of the divisor.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates the projection of a three-dimensional transform onto the plane, along the z-axis.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether the transform is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns a transform that applies this transform first, and then another transform.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Inverts the transform if it is invertible.
  ///
  /// - Returns: A Boolean value that indicates whether the transform is invertible. If false, the transform is unchanged.
  public mutating func invert() -> Bool {
    let (first, second, third) = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (first, second, third)
    (result.m12, result.m22, result.m32) = (m13 * m32 - m12 * m33, m11 * m33 - m13 * m31, m12 * m31 - m11 * m32)
    (result.m13, result.m23, result.m33) = (m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21)
    self = result.scaled(by: 1 / determinant)
    return true
  }

  /// Returns the inverse transform, or the transform itself if it isn't invertible.
  public func inverted() -> ProjectionTransform {
    var result = self
    return result.invert() ? result : self
  }

  private func scaled(by factor: CGFloat) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (m11 * factor, m12 * factor, m13 * factor)
    (result.m21, result.m22, result.m23) = (m21 * factor, m22 * factor, m23 * factor)
    (result.m31, result.m32, result.m33) = (m31 * factor, m32 * factor, m33 * factor)
    return result
  }

  /// The equivalent affine transform, or nil if the transform isn't affine.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// Returns this transform applied around a point.
  package func around(_ center: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y)).concatenating(self).concatenating(
      ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension CGPoint {
  /// Returns the transformed point.
  ///
  /// The divisor is limited to a small positive number, so a point at or behind the viewer is moved very far away.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = max(m.m13 * x + m.m23 * y + m.m33, 1e-6)
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / divisor, y: (m.m12 * x + m.m22 * y + m.m32) / divisor)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the transformed corners.
  package func _applying(_ m: ProjectionTransform) -> CGRect {
    if let affine = m.affine { return applying(affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(m) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
