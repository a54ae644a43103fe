internal import Foundation

/// An animation by a spring that continues other springs with their velocity.
struct SpringAnimation: SpringBased {
  let spring: Spring
  /// The time, in seconds, in which the pace of a previous spring changes to this spring's pace.
  var blendDuration: TimeInterval = 0
}

/// The default animation, which is equal to no other animation.
struct DefaultAnimation: SpringBased {
  var spring: Spring { Spring(response: 0.55, dampingRatio: 1) }
  var blendDuration: TimeInterval { 0 }
}

extension SpringAnimation: CustomStringConvertible {
  var description: String { "spring(duration: \(spring.duration), bounce: \(spring.bounce))" }
}

/// An animation by a spring that continues other animations of this kind with their velocity.
protocol SpringBased: TimedAnimation {
  var spring: Spring { get }
  var blendDuration: TimeInterval { get }
}

/// The moment from which a spring moves, and its pace until then.
private struct SpringStart<Value: VectorArithmetic>: AnimationStateKey {
  var time: TimeInterval = 0
  var value = Value.zero
  var velocity = Value.zero
  /// The spring before the merge and the time of that merge, while the pace changes.
  var blend: (spring: Spring, time: TimeInterval)?

  static var defaultValue: SpringStart { SpringStart() }
}

extension Spring {
  /// The distance from the target, relative to that at the beginning, at which an animation ends.
  fileprivate static var restingDistance: Double { 0.001 }

  /// Returns the square of a distance that includes the velocity, so that it never grows.
  fileprivate func squaredDistance<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> Double {
    let pace = response / (2 * .pi)
    return displacement.magnitudeSquared + velocity.magnitudeSquared * pace * pace
  }
}

extension SpringBased {
  var length: TimeInterval? { spring.settlingDuration(target: 1, epsilon: Spring.restingDistance) }
  var logicalLength: TimeInterval? { spring.response }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var start = context.state[SpringStart<V>.self]
    if start.blend != nil {
      move(&start, towards: value, to: time)
      context.state[SpringStart<V>.self] = start
    }
    let motion = spring.motion(after: time - start.time)
    let displacement = start.value - value
    let left = displacement.scaled(by: motion.displacement.0) + start.velocity.scaled(by: motion.displacement.1)
    let velocity = displacement.scaled(by: motion.velocity.0) + start.velocity.scaled(by: motion.velocity.1)
    if time - start.time >= spring.response { context.isLogicallyComplete = true }
    let limit = Spring.restingDistance * Spring.restingDistance
    // Negated, so that a value that isn't a number ends the animation.
    guard spring.squaredDistance(left, velocity) > limit * spring.squaredDistance(displacement, start.velocity) else {
      context.isLogicallyComplete = true
      return nil
    }
    return value + left
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[SpringStart<V>.self]
    let motion = spring.motion(after: time - start.time)
    return (start.value - value).scaled(by: motion.velocity.0) + start.velocity.scaled(by: motion.velocity.1)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? any SpringBased,
      let position = other.animate(value: value, time: time, context: &context)
    else { return false }
    var start = SpringStart(
      time: time, value: position, velocity: other.velocity(value: value, time: time, context: context) ?? .zero)
    if blendDuration > 0, other.spring.response != spring.response { start.blend = (other.spring, time) }
    context.state[SpringStart<V>.self] = start
    context.isLogicallyComplete = false
    return true
  }

  /// Moves the start of a spring whose pace still changes to a later time.
  private func move<V: VectorArithmetic>(_ start: inout SpringStart<V>, towards target: V, to time: TimeInterval) {
    guard let blend = start.blend else { return }
    let end = min(time, blend.time + blendDuration)
    // Short enough steps that the pace hardly changes in one.
    let step = 1.0 / 240
    while start.time < end {
      let next = min(start.time + step, end)
      let progress = ((start.time + next) / 2 - blend.time) / blendDuration
      let response = blend.spring.response + (spring.response - blend.spring.response) * progress
      Spring(response: response, dampingRatio: spring.dampingRatio)
        .update(value: &start.value, velocity: &start.velocity, target: target, deltaTime: next - start.time)
      start.time = next
    }
    if time >= blend.time + blendDuration { start.blend = nil }
  }
}

/// An animation by a spring whose values are added to those of other animations.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// The velocity at the beginning, in distances per second.
  let initialVelocity: Double

  var logicalLength: TimeInterval? { spring.response }

  var length: TimeInterval? {
    spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: Spring.restingDistance)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let motion = spring.motion(after: time)
    let left = initialVelocity * motion.displacement.1 - motion.displacement.0
    let velocity = initialVelocity * motion.velocity.1 - motion.velocity.0
    if time >= spring.response { context.isLogicallyComplete = true }
    let limit = Spring.restingDistance
    guard spring.squaredDistance(left, velocity) > limit * limit else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: 1 + left)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let motion = spring.motion(after: time)
    return value.scaled(by: initialVelocity * motion.velocity.1 - motion.velocity.0)
  }
}

extension InterpolatingSpringAnimation: CustomStringConvertible {
  var description: String { "interpolatingSpring(duration: \(spring.duration), bounce: \(spring.bounce))" }
}
