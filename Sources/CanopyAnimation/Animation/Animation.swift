internal import CanopyCore
internal import CanopyDrawing
public import Foundation

/// The change of an animatable value over time.
///
/// ```swift
/// Circle()
///   .scaleEffect(isLarge ? 2 : 1)
///   .animation(.bouncy, value: isLarge)
/// ```
public struct Animation: Sendable {
  /// The custom animation that defines this one.
  public let base: any CustomAnimation

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  // MARK: Curves

  /// The default animation: a spring without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// An animation at constant speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// An animation at constant speed, of a given duration.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// An animation that starts slowly and speeds up.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// An animation that starts slowly and speeds up, of a given duration.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// An animation that starts quickly and slows down.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// An animation that starts quickly and slows down, of a given duration.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// An animation that starts slowly, speeds up, and slows down again.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// An animation that starts slowly, speeds up, and slows down again, of a given duration.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x-component of the first control point, from 0 to 1.
  ///   - p1y: The y-component of the first control point.
  ///   - p2x: The x-component of the second control point, from 0 to 1.
  ///   - p2y: The y-component of the second control point.
  ///   - duration: The length of the animation in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  // MARK: Springs

  /// A spring that keeps the velocity of the value.
  public static var spring: Animation { spring() }

  /// A spring that keeps the velocity of the value.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, which sets the pace of the spring.
  ///   - bounce: The amount of bounce: 0 for no overshoot, up to 1 for endless swinging, negative for a slow approach.
  ///   - blendDuration: The time, in seconds, in which the pace of a previous spring changes to this spring's pace.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of the value.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring as an approximate duration in seconds.
  ///   - dampingFraction: The amount of friction, as a fraction of the amount at which the spring just doesn't overshoot.
  ///   - blendDuration: The seconds in which the pace of another spring changes to that of this one.
  @_disfavoredOverload  // `.spring()` is the spring with a duration and a bounce.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of the value.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger.
  @_disfavoredOverload  // `.interactiveSpring()` is the spring with a duration.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, of a given duration and with additional bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small amount of bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small amount of bounce, of a given duration and with additional bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a higher amount of bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a higher amount of bounce, of a given duration and with additional bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring whose values are added to those of animations that are still running.
  public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

  /// A spring with physical properties, whose values are added to those of animations that are still running.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per distance.
  ///   - damping: The friction per velocity.
  ///   - initialVelocity: The velocity at the beginning, relative to the distance: 1 is the whole distance in a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring whose values are added to those of animations that are still running.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, which sets the pace of the spring.
  ///   - bounce: The amount of bounce: 0 for no overshoot, up to 1 for endless swinging, negative for a slow approach.
  ///   - initialVelocity: The velocity at the beginning, relative to the distance: 1 is the whole distance in a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose values are added to those of animations that are still running.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  // MARK: Derived animations

  /// Returns an animation that begins after a delay in seconds.
  ///
  /// If the delay is negative, the animation begins on the way: its first seconds are skipped.
  public func delay(_ delay: TimeInterval) -> Animation { base._delayed(by: delay) }

  /// Returns an animation whose speed is multiplied by a factor.
  ///
  /// If the factor is zero or negative, the animation never advances: the view looks as before until the next change, and
  /// completions wait for that.
  public func speed(_ speed: Double) -> Animation { base._accelerated(by: speed) }

  /// Returns an animation that repeats a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs.
  ///   - autoreverses: A Boolean value that indicates whether every other run goes backward.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    base._repeating(max(repeatCount, 1), autoreverses: autoreverses)
  }

  /// Returns an animation that repeats without end.
  ///
  /// - Parameter autoreverses: A Boolean value that indicates whether every other run goes backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    base._repeating(nil, autoreverses: autoreverses)
  }

  /// Returns an animation that counts as logically complete after a duration in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    base._completingLogically(after: duration)
  }
}

// MARK: Running

extension Animation {
  /// Returns the value at a time; nil when the animation has ended. See `CustomAnimation`.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity at a time; nil when the animation has ended. See `CustomAnimation`.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns a Boolean value that indicates whether this animation continues a running one. See `CustomAnimation`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Returns a Boolean value that indicates whether two animations have equal bases.
  public static func == (lhs: Animation, rhs: Animation) -> Bool { lhs.base._isEqual(to: rhs.base) }

  /// Hashes the base.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The base as text.
  public var description: String { "\(base)" }

  /// The base as text, with the names of its types in full.
  public var debugDescription: String {
    let base = String(reflecting: base)
    let isOwn = String(reflecting: type(of: self.base)).hasPrefix("CanopyAnimation.")
    return "AnyAnimator(\(isOwn ? base.replacing("CanopyAnimation.", with: "SwiftUI.") : base))"
  }

  /// A mirror of the base.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension CustomAnimation {
  fileprivate func _delayed(by delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
  }

  fileprivate func _accelerated(by speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed.isFinite ? speed : 1))
  }

  fileprivate func _repeating(_ count: Int?, autoreverses: Bool) -> Animation {
    Animation(RepeatAnimation(base: self, count: count, autoreverses: autoreverses))
  }

  fileprivate func _completingLogically(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
