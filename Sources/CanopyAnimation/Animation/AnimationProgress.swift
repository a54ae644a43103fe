internal import CanopyCore
package import Foundation

/// The progress of an animation that moves many values at once.
///
/// A window may move hundreds of values that began to change together. If the animation treats all values alike, its curve or spring
/// is evaluated only once in each frame.
package final class AnimationProgress {
  private let animation: Animation
  private var context = AnimationContext<Double> { EnvironmentValues() }
  /// The seconds since the beginning for which the progress is known.
  private var elapsed = -Double.infinity
  private var part: Double?

  /// Creates the progress of an animation; nil if the animation may move values in different ways, for example because an app
  /// defines it.
  package init?(of animation: Animation) {
    guard let timed = animation.base as? any TimedAnimation, timed.isProportional else { return nil }
    self.animation = animation
  }

  /// A Boolean value that indicates whether the animation appears complete at the time of the last call of ``part(after:)``.
  var isLogicallyComplete: Bool { context.isLogicallyComplete }

  /// Returns the part of the way that values have moved; nil if the animation has ended.
  ///
  /// - Parameter seconds: The time since the beginning of the animation.
  func part(after seconds: TimeInterval) -> Double? {
    if seconds != elapsed {
      elapsed = seconds
      part = animation.animate(value: 1, time: seconds, context: &context)
    }
    return part
  }
}

/// The progress of a value that moves along with others.
package struct SharedProgress {
  let progress: AnimationProgress
  let beginning: TimeInterval

  /// Returns the part of the way that the value has moved at a time; nil if the animation has ended.
  package func part(at time: TimeInterval) -> Double? { progress.part(after: max(time - beginning, 0)) }
}
