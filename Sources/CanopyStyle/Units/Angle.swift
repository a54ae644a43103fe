public import CanopyAnimation

/// A geometric angle that you access in radians or degrees. On screen, positive angles turn clockwise.
@frozen public struct Angle: Hashable, BitwiseCopyable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  @inlinable
  public init() { radians = 0 }

  /// Creates an angle from a number of radians.
  @inlinable
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from a number of degrees.
  @inlinable
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle of the given number of radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of the given number of degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of zero.
  @inlinable
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  /// Returns a Boolean value that indicates whether the first angle is smaller than the second.
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The angle for animations: 128 times its radians, so that a visible difference is a large number.
  @inlinable
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

// Each operator is a single function of concrete types. Generic operators, or an additional one for `Double * Angle`, would be
// candidates in every arithmetic expression of a client, and would make long expressions slow to type-check.
extension Angle {
  /// Returns the sum of two angles.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  /// Returns the difference of two angles.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  /// Returns the angle scaled by a number.
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns the angle divided by a number.
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Returns the angle with the opposite sign.
  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle to another in place.
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Subtracts an angle from another in place.
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Scales an angle in place.
  @inlinable
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides an angle in place.
  @inlinable
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
