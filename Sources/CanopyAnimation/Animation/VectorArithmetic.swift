public import Foundation

/// A type that can serve as the animatable data of an animatable type.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of this value by the given value.
  mutating func scale(by rhs: Double)

  /// The dot product of this value with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by the given value.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by the given value.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by the given value.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data without components, for types whose changes aren't animated.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty animatable data.
  @inlinable public init() {}
  /// The empty value.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the empty value.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns the empty value.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing, because the value has no components.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Zero.
  @inlinable public var magnitudeSquared: Double { 0 }
}

/// A pair of animatable values, which is itself animatable.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of two values.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  @inlinable public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sum of two pairs, component by component.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Returns the difference of two pairs, component by component.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both values by the given value.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The dot product of this pair with itself.
  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension VectorArithmetic {
  /// Returns a value with each component of this value multiplied by the given value.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Interpolates this value with `other` by the specified `amount`.
  ///
  /// This is equivalent to `self = self + (other - self) * amount`.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns this value interpolated with `other` by the specified `amount`.
  ///
  /// This is equivalent to `self + (other - self) * amount`.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
