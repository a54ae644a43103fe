internal import Foundation

extension CustomAnimation {
  /// A Boolean value that indicates whether the animation is known to multiply every value by the same numbers.
  fileprivate var _isKnownToBeProportional: Bool { (self as? any TimedAnimation)?.isProportional ?? false }

  /// A Boolean value that indicates whether the animation is known to stay at its beginning.
  fileprivate var _isKnownToStandStill: Bool { (self as? any TimedAnimation)?.standsStill ?? false }
}

extension Animation {
  /// A Boolean value that indicates whether the animation never advances, because its speed isn't positive.
  package var standsStill: Bool { base._isKnownToStandStill }
}

/// An animation that begins after a delay.
struct DelayAnimation<Base: CustomAnimation>: TimedAnimation {
  let base: Base
  let delay: TimeInterval

  var isProportional: Bool { base._isKnownToBeProportional }
  var standsStill: Bool { base._isKnownToStandStill }
  var length: TimeInterval? { base._knownLength.map { $0 + delay } }
  var logicalLength: TimeInterval? { base._knownLogicalLength.map { $0 + delay } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation whose time runs faster or slower. It doesn't run backward: if the speed isn't positive, time stands still.
struct SpeedAnimation<Base: CustomAnimation>: TimedAnimation {
  let base: Base
  let speed: Double

  init(base: Base, speed: Double) { (self.base, self.speed) = (base, max(speed, 0)) }

  var isProportional: Bool { base._isKnownToBeProportional }
  var standsStill: Bool { speed == 0 || base._isKnownToStandStill }
  var length: TimeInterval? { speed == 0 ? .infinity : base._knownLength.map { $0 / speed } }
  var logicalLength: TimeInterval? { speed == 0 ? .infinity : base._knownLogicalLength.map { $0 / speed } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    speed == 0 ? .zero : base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // The times of both must mean the same.
    guard let previous = previous.base as? Self, previous.speed == speed else { return false }
    return base.shouldMerge(
      previous: Animation(previous.base), value: value, time: time * speed, context: &context)
  }
}

/// An animation that repeats.
struct RepeatAnimation<Base: CustomAnimation>: TimedAnimation {
  let base: Base
  /// The number of runs; nil for no end.
  let count: Int?
  let autoreverses: Bool

  var isProportional: Bool { base._isKnownToBeProportional }
  var standsStill: Bool { base._isKnownToStandStill }

  var length: TimeInterval? {
    guard let count else { return .infinity }
    return base._knownLength.map { $0 * Double(count) }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var inside = context.withState(AnimationState<V>())
    let length = base._knownLength ?? .nan
    if length > 0, length.isFinite {
      let run = (time / length).rounded(.down)
      if let count, run >= Double(count) { return end(&context) }
      let result = base.animate(value: value, time: time - run * length, context: &inside) ?? value
      return isReversed(run) ? value - result : result
    }
    return animateStepByStep(value: value, time: time, context: &context, &inside)
  }

  /// Animates a base whose length isn't known: a run begins when the one before has ended.
  private func animateStepByStep<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>, _ inside: inout AnimationContext<V>
  ) -> V? {
    var current = context.state[Run<V>.self]
    inside.state = current.state
    var result = base.animate(value: value, time: time - current.beginning, context: &inside)
    if result == nil {
      current = Run(index: current.index + 1, beginning: time)
      if let count, current.index >= count { return end(&context) }
      inside.state = AnimationState()
      result = base.animate(value: value, time: 0, context: &inside)
    }
    current.state = inside.state
    context.state[Run<V>.self] = current
    return result.map { isReversed(Double(current.index)) ? value - $0 : $0 }
  }

  private func isReversed(_ run: Double) -> Bool { autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 }

  private func end<V>(_ context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = true
    return nil
  }

  private struct Run<V: VectorArithmetic>: AnimationStateKey {
    var index = 0
    var beginning: TimeInterval = 0
    var state = AnimationState<V>()

    static var defaultValue: Run { Run() }
  }
}

/// An animation that counts as logically complete after a duration.
struct LogicalCompletionAnimation<Base: CustomAnimation>: TimedAnimation {
  let base: Base
  let duration: TimeInterval

  var isProportional: Bool { base._isKnownToBeProportional }
  var standsStill: Bool { base._isKnownToStandStill }
  var length: TimeInterval? { base._knownLength }
  var logicalLength: TimeInterval? { duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = result == nil || time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let other = (previous.base as? Self).map { Animation($0.base) } ?? previous
    return base.shouldMerge(previous: other, value: value, time: time, context: &context)
  }
}
