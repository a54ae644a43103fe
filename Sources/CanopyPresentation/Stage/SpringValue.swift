internal import CanopyAnimation
internal import CanopyStyle
internal import Foundation

/// A number that a spring moves to its target. It can be stopped or sent elsewhere at any time, and keeps its velocity.
///
/// ```swift
/// var height = SpringValue(0, by: .smooth(duration: 0.4))
/// height.move(to: 422, at: now)
/// let shown = height.value(at: now + 0.1)
/// ```
struct SpringValue {
  private(set) var target: CGFloat
  private let spring: Spring
  /// The value at which the motion to the target began, the velocity and the time; nil at rest.
  private var start: (value: CGFloat, velocity: CGFloat, time: TimeInterval)?

  /// Creates a value at rest.
  init(_ value: CGFloat, by spring: Spring) {
    target = value
    self.spring = spring
  }

  /// A Boolean value that indicates whether the value has been at its target since `rest(at:within:)` found it there.
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

  /// Puts the value at rest somewhere.
  mutating func set(_ value: CGFloat) { (target, start) = (value, nil) }

  /// Begins to move from where the value is.
  ///
  /// - Parameters:
  ///   - target: The value at which it comes to rest.
  ///   - time: The current time.
  ///   - velocity: The velocity at the beginning; nil to keep the current one.
  mutating func move(to target: CGFloat, at time: TimeInterval, velocity: CGFloat? = nil) {
    start = (value(at: time), velocity ?? self.velocity(at: time), time)
    self.target = target
  }

  /// Ends the motion if the value is near its target and hardly moves. Returns whether the value is at rest.
  mutating func rest(at time: TimeInterval, within distance: CGFloat) -> Bool {
    guard start != nil else { return true }
    guard abs(value(at: time) - target) < distance, abs(velocity(at: time)) < distance * 20 else { return false }
    start = nil
    return true
  }
}
