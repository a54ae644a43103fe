internal import CanopyAnimation
internal import CanopyStyle
internal import Foundation

/// A number that a spring moves to its target. It can be stopped or redirected at any time, and keeps its velocity.
///
/// ```swift
/// var height = SpringValue(0, by: .smooth(duration: 0.4))
/// height.move(to: 422, at: now)
/// let shown = height.value(at: now + 0.1)
/// ```
struct SpringValue {
  private(set) var target: CGFloat
  private let spring: Spring
  /// The value, the velocity and the time at the start of the motion, or nil at rest.
  private var start: (value: CGFloat, velocity: CGFloat, time: TimeInterval)?

  /// Creates a value at rest.
  init(_ value: CGFloat, by spring: Spring) {
    target = value
    self.spring = spring
  }

  /// A Boolean value that indicates whether the value is at rest, as determined by `rest(at:within:)`.
  var isAtRest: Bool { start == nil }

  func value(at time: TimeInterval) -> CGFloat {
    guard let start else { return target }
    let way = spring.value(
      target: target - start.value, initialVelocity: start.velocity, time: max(time - start.time, 0))
    return start.value + way
  }

  /// Returns the velocity in units per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard let start else { return 0 }
    return spring.velocity(
      target: target - start.value, initialVelocity: start.velocity, time: max(time - start.time, 0))
  }

  /// Sets the value and leaves it at rest.
  mutating func set(_ value: CGFloat) { (target, start) = (value, nil) }

  /// Starts to move from the current value.
  ///
  /// - Parameters:
  ///   - target: The value at which the motion ends.
  ///   - time: The current time.
  ///   - velocity: The initial velocity, or nil to keep the current one.
  mutating func move(to target: CGFloat, at time: TimeInterval, velocity: CGFloat? = nil) {
    start = (value(at: time), velocity ?? self.velocity(at: time), time)
    self.target = target
  }

  /// Ends the motion if the value is close to its target and hardly moves. Returns true if the value is at rest.
  mutating func rest(at time: TimeInterval, within distance: CGFloat) -> Bool {
    guard start != nil else { return true }
    guard abs(value(at: time) - target) < distance, abs(velocity(at: time)) < distance * 20 else { return false }
    start = nil
    return true
  }
}
