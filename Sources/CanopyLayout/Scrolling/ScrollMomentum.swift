internal import Foundation

/// The motion of scrolled content after a drag.
@MainActor
final class ScrollMomentum: ScrollMotion {
  private weak var container: ScrollContainer?
  private var x: AxisMomentum
  private var y: AxisMomentum
  private var isStopped = false

  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - target: The offset at which the content comes to rest, or nil to let it slow down.
  init(of container: ScrollContainer, from offset: CGPoint, velocity: CGPoint, to target: CGPoint? = nil, at date: Date)
  {
    self.container = container
    let time = date.timeIntervalSinceReferenceDate
    x = AxisMomentum(offset: offset.x, velocity: velocity.x, time: time, target: target?.x)
    y = AxisMomentum(offset: offset.y, velocity: velocity.y, time: time, target: target?.y)
  }

  var isEndless: Bool { false }

  func stop() { isStopped = true }

  /// The offset at which the content comes to rest; nil if it isn't known.
  var target: CGPoint? { x.target.flatMap { x in y.target.map { CGPoint(x: x, y: $0) } } }

  func shift(by distance: CGPoint) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }

  func advance(to time: TimeInterval) -> Bool {
    guard !isStopped, let container else { return false }
    let (least, most) = (container.least, container.most)
    x.advance(to: time, limits: least.x...max(most.x, least.x))
    y.advance(to: time, limits: least.y...max(most.y, least.y))
    container.move(to: CGPoint(x: x.offset, y: y.offset))
    guard x.isAtRest, y.isAtRest else { return true }
    container.ended(self)
    return false
  }
}

/// The motion of an offset along an axis: it slows down, and returns from beyond its limits like a spring.
struct AxisMomentum {
  private(set) var offset: CGFloat
  private(set) var isAtRest = false
  private var phase: Phase
  /// The offset, the velocity and the time at the beginning of the phase.
  private var start: (offset: CGFloat, velocity: CGFloat, time: TimeInterval)

  private enum Phase {
    case slowing
    /// The motion approaches a target or a limit, like a spring with an angular frequency.
    case approaching(to: CGFloat, frequency: CGFloat)
  }

  /// The natural logarithm of the fraction of the velocity that remains after a second: 0.998 for each millisecond.
  static let slowing = 1000 * log(0.998)
  /// The same for a behavior that limits scrolls: 0.99 for each millisecond.
  static let fastSlowing = 1000 * log(0.99)
  /// The angular frequency of the spring that returns content to a limit without overshooting.
  static let stiffness = 2 * CGFloat.pi / 0.5
  /// The velocity below which content rests, in points per second.
  static let leastVelocity: CGFloat = 10

  /// - Parameter target: The offset at which the motion ends; nil to slow down without a target.
  init(offset: CGFloat, velocity: CGFloat, time: TimeInterval, target: CGFloat? = nil) {
    self.offset = offset
    start = (offset, velocity, time)
    if let target {
      let distance = target - offset
      // A softer spring that starts at this velocity would overshoot.
      let least = distance * velocity > 0 ? velocity / distance : 0
      phase = .approaching(to: target, frequency: max(Self.stiffness, least))
    } else {
      phase = .slowing
    }
  }

  /// The offset at which the motion ends; nil if it isn't known.
  var target: CGFloat? { if case .approaching(let target, _) = phase { target } else { nil } }

  mutating func shift(by distance: CGFloat) {
    offset += distance
    start.offset += distance
    if case .approaching(let target, let frequency) = phase {
      phase = .approaching(to: target + distance, frequency: frequency)
    }
  }

  mutating func advance(to time: TimeInterval, limits: ClosedRange<CGFloat>) {
    if isAtRest, limits.contains(offset) { return }
    isAtRest = false
    if case .slowing = phase { slowDown(to: time, limits) }
    guard case .approaching(let target, let frequency) = phase else { return }
    let reachable = min(max(target, limits.lowerBound), limits.upperBound)
    if reachable != target {
      // The content has become shorter.
      start = (offset, velocity(at: time, to: target, frequency), time)
      phase = .approaching(to: reachable, frequency: Self.stiffness)
      return approach(reachable, Self.stiffness, at: time)
    }
    approach(target, frequency, at: time)
  }

  private mutating func slowDown(to time: TimeInterval, _ limits: ClosedRange<CGFloat>) {
    let k = Self.slowing
    if !limits.contains(start.offset) {
      let limit = start.offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
      return phase = .approaching(to: limit, frequency: Self.stiffness)
    }
    let limit = start.velocity < 0 ? limits.lowerBound : limits.upperBound
    // The time at which the offset would pass the limit.
    let part = start.velocity == 0 ? 0 : 1 + (limit - start.offset) * k / start.velocity
    let crossing = part > 0 && start.velocity != 0 ? start.time + log(part) / k : .infinity
    if crossing >= start.time, crossing <= time {
      phase = .approaching(to: limit, frequency: Self.stiffness)
      return start = (limit, start.velocity * exp(k * (crossing - start.time)), crossing)
    }
    let elapsed = time - start.time
    offset = start.offset + start.velocity * (exp(k * elapsed) - 1) / k
    isAtRest = abs(start.velocity * exp(k * elapsed)) < Self.leastVelocity
  }

  private func velocity(at time: TimeInterval, to target: CGFloat, _ w: CGFloat) -> CGFloat {
    let (elapsed, distance) = (time - start.time, start.offset - target)
    let growth = start.velocity + w * distance
    return (growth - w * (distance + growth * elapsed)) * exp(-w * elapsed)
  }

  private mutating func approach(_ target: CGFloat, _ w: CGFloat, at time: TimeInterval) {
    let (elapsed, distance) = (time - start.time, start.offset - target)
    let growth = start.velocity + w * distance
    let now = (distance + growth * elapsed) * exp(-w * elapsed)
    isAtRest = abs(now) < 0.1 && abs(velocity(at: time, to: target, w)) < Self.leastVelocity
    offset = isAtRest ? target : target + now
  }
}
