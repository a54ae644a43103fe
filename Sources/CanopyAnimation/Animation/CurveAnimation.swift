internal import Foundation

/// An animation whose times are known in advance, unless it is merged with a different animation.
protocol TimedAnimation: CustomAnimation {
  /// The length in seconds, which is infinite if the animation never ends; nil if it isn't known.
  var length: TimeInterval? { get }
  /// The time in seconds after which the animation counts as logically complete; nil if it isn't known.
  var logicalLength: TimeInterval? { get }
  /// A Boolean value that indicates whether the animation multiplies every value by the same numbers, unless it is merged.
  var isProportional: Bool { get }
  /// A Boolean value that indicates whether the animation stays at its beginning.
  var standsStill: Bool { get }
}

extension CustomAnimation {
  /// The length in seconds, which is infinite if the animation never ends; nil if it isn't known.
  var _knownLength: TimeInterval? { (self as? any TimedAnimation)?.length }
  /// The time in seconds after which the animation counts as logically complete; nil if it isn't known.
  var _knownLogicalLength: TimeInterval? { (self as? any TimedAnimation)?.logicalLength }
}

extension TimedAnimation {
  var logicalLength: TimeInterval? { length }
  var isProportional: Bool { true }
  var standsStill: Bool { false }
}

/// An animation along a curve.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  var length: TimeInterval? { duration }

  init(curve: UnitCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension CurveAnimation: CustomStringConvertible {
  var description: String { "\(curve), \(duration) s" }
}
