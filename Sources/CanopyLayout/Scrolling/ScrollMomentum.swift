internal import Foundation

/// The motion of scrolled content after a drag.
final class ScrollMomentum: Moving {
  private weak var container: ScrollContainer?
  private var x: AxisMomentum
  private var y: AxisMomentum
  private var isStopped = false

  /// - Parameter velocity: The velocity of the offset, in points per second.
  init(of container: ScrollContainer, from offset: CGPoint, velocity: CGPoint, at date: Date) {
    self.container = container
    let time = date.timeIntervalSinceReferenceDate
    x = AxisMomentum(offset: offset.x, velocity: velocity.x, time: time)
    y = AxisMomentum(offset: offset.y, velocity: velocity.y, time: time)
  }

  var isEndless: Bool { false }

  func stop() { isStopped = true }

  /// Moves the motion along with content that has moved.
  func shift(by distance: CGPoint) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }

  func advance(to time: TimeInterval) -> Bool {
    guard !isStopped, let container else { return false }
    x.advance(to: time, limit: container.most.x)
    y.advance(to: time, limit: container.most.y)
    container.move(to: CGPoint(x: x.offset, y: y.offset))
    guard x.isAtRest, y.isAtRest else { return true }
    container.momentumEnded(self)
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
    /// On the way to a limit.
    case returning(to: CGFloat)
  }

  /// The natural logarithm of the part of the velocity that is left after a second: 0.998 for each thousandth.
  static let slowing = 1000 * log(0.998)
  /// The angular frequency of the spring that returns to a limit, which doesn't overshoot.
  static let stiffness = 2 * CGFloat.pi / 0.5
  /// The velocity below which content rests, in points per second.
  private static let leastVelocity: CGFloat = 10

  init(offset: CGFloat, velocity: CGFloat, time: TimeInterval) {
    self.offset = offset
    phase = .slowing
    start = (offset, velocity, time)
  }

  mutating func shift(by distance: CGFloat) {
    offset += distance
    start.offset += distance
    if case .returning(let limit) = phase { phase = .returning(to: limit + distance) }
  }

  mutating func advance(to time: TimeInterval, limit most: CGFloat) {
    if isAtRest, offset >= 0, offset <= most { return }
    isAtRest = false
    if case .slowing = phase { slowDown(to: time, most) }
    if case .returning(let limit) = phase { goBack(to: limit, at: time) }
  }

  private mutating func slowDown(to time: TimeInterval, _ most: CGFloat) {
    let k = Self.slowing
    let limit: CGFloat = start.velocity < 0 || start.offset < 0 ? 0 : most
    if start.offset < 0 || start.offset > most {
      return phase = .returning(to: start.offset < 0 ? 0 : most)
    }
    // The time at which the offset would pass the limit.
    let part = start.velocity == 0 ? 0 : 1 + (limit - start.offset) * k / start.velocity
    let crossing = part > 0 && start.velocity != 0 ? start.time + log(part) / k : .infinity
    if crossing >= start.time, crossing <= time {
      phase = .returning(to: limit)
      return start = (limit, start.velocity * exp(k * (crossing - start.time)), crossing)
    }
    let elapsed = time - start.time
    offset = start.offset + start.velocity * (exp(k * elapsed) - 1) / k
    isAtRest = abs(start.velocity * exp(k * elapsed)) < Self.leastVelocity
  }

  private mutating func goBack(to limit: CGFloat, at time: TimeInterval) {
    let (elapsed, w) = (time - start.time, Self.stiffness)
    let distance = start.offset - limit
    let growth = start.velocity + w * distance
    let rest = exp(-w * elapsed)
    let now = (distance + growth * elapsed) * rest
    let velocity = (growth - w * (distance + growth * elapsed)) * rest
    isAtRest = abs(now) < 0.1 && abs(velocity) < Self.leastVelocity
    offset = isAtRest ? limit : limit + now
  }
}
