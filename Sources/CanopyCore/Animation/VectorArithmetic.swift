public import Foundation

/// Something that can be added and scaled, and so lies between two others of its kind.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the parts.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies it.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies it.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies it.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing, as far as animations are concerned.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes it.
  @inlinable public init() {}
  /// Nothing.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Nothing.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Zero.
  @inlinable public var magnitudeSquared: Double { 0 }
}

/// Two things that are animated together.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The one.
  public var first: First
  /// The other.
  public var second: Second

  /// Pairs two things.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero, twice.
  @inlinable public static var zero: Self { Self(.zero, .zero) }
  /// Adds part by part.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Subtracts part by part.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both parts.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares of both parts.
  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
