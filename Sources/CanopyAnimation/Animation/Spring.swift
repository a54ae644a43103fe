public import Foundation

/// A spring: a mass that is pulled to a target and slowed down by friction.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians per second.
  private let frequency: Double

  /// The damping ratio: the amount of friction relative to that at which the spring just doesn't overshoot.
  public let dampingRatio: Double

  /// The mass at the end of the spring.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e6
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.mass = mass
  }

  /// Creates a spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, which sets the pace of the spring.
  ///   - bounce: The amount of bounce: 0 for no overshoot, up to 1 for endless swinging, negative for a slow approach.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring with a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring as an approximate duration in seconds.
  ///   - dampingRatio: The amount of friction relative to that at which the spring just doesn't overshoot.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring with physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per distance.
  ///   - damping: The friction per velocity.
  ///   - allowOverDamping: A Boolean value that indicates whether the friction may be more than the spring needs to not
  ///     overshoot. Otherwise it is limited to that.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let frequency = (max(stiffness, 1e-9) / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that comes to rest in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time until the spring is at rest, for a distance of 1.
  ///   - dampingRatio: The amount of friction relative to that at which the spring just doesn't overshoot, more than 0.
  ///   - epsilon: The distance from the target at which the spring counts as being at rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-3)
    // Springs of the same damping ratio move alike; only their pace differs.
    let unit = Spring(frequency: 1, dampingRatio: ratio, mass: 1)
    let duration = unit.settlingDuration(target: 1, epsilon: epsilon)
    self.init(frequency: duration / max(settlingDuration, 1e-6), dampingRatio: ratio, mass: 1)
  }

  // MARK: Properties

  /// The perceived duration, which sets the pace of the spring.
  public var duration: TimeInterval { response }

  /// The amount of bounce: 0 for no overshoot, up to 1 for endless swinging, negative for a slow approach.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The stiffness of the spring as an approximate duration in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The force per distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The friction per velocity.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time until the spring is at rest, for a distance of 1 and within 0.001 of it.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

  // MARK: Presets

  /// A spring that doesn't bounce.
  public static var smooth: Spring { smooth() }

  /// A spring that doesn't bounce, of a given duration and with additional bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small amount of bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small amount of bounce, of a given duration and with additional bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a higher amount of bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a higher amount of bounce, of a given duration and with additional bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: The motion

  /// The motion after some time as a linear function of the initial displacement from the target and the initial velocity.
  struct Motion {
    /// The part of the displacement that is left, and the displacement for each unit of velocity.
    let displacement: (Double, Double)
    /// The velocity for each unit of displacement, and the part of the velocity that is left.
    let velocity: (Double, Double)
  }

  /// Returns the motion after `time` seconds.
  func motion(after time: TimeInterval) -> Motion {
    let decay = dampingRatio * frequency
    let squared = 1 - dampingRatio * dampingRatio
    let pace = frequency * abs(squared).squareRoot()
    // `even` and `odd` are cosine and sine, or their hyperbolic counterparts, times the decay; `odd` is divided by the pace.
    let even: Double
    let odd: Double
    if squared > 1e-12 {
      let left = exp(-decay * time)
      (even, odd) = (left * cos(pace * time), left * sin(pace * time) / pace)
    } else if squared < -1e-12 {
      let (slow, fast) = (exp((pace - decay) * time), exp((-pace - decay) * time))
      (even, odd) = ((slow + fast) / 2, (slow - fast) / (2 * pace))
    } else {
      let left = exp(-decay * time)
      (even, odd) = (left, left * time)
    }
    return Motion(
      displacement: (even + decay * odd, odd), velocity: (-frequency * frequency * odd, even - decay * odd))
  }

  /// Returns the value after some time of a spring that starts at zero.
  ///
  /// - Parameters:
  ///   - target: The value that the spring approaches.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The seconds since the beginning.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motion(after: time)
    return target.scaled(by: 1 - motion.displacement.0) + initialVelocity.scaled(by: motion.displacement.1)
  }

  /// Returns the velocity after some time of a spring that starts at zero.
  ///
  /// - Parameters:
  ///   - target: The value that the spring approaches.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The seconds since the beginning.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motion(after: time)
    return initialVelocity.scaled(by: motion.velocity.1) - target.scaled(by: motion.velocity.0)
  }

  /// Advances a value and its velocity by some time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - velocity: The velocity of the value.
  ///   - target: The value that the spring approaches.
  ///   - deltaTime: The seconds that pass.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = motion(after: deltaTime)
    let displacement = value - target
    value = target + displacement.scaled(by: motion.displacement.0) + velocity.scaled(by: motion.displacement.1)
    velocity = displacement.scaled(by: motion.velocity.0) + velocity.scaled(by: motion.velocity.1)
  }

  /// Returns the force on the mass at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time until a spring that starts at zero is at rest.
  ///
  /// - Parameters:
  ///   - target: The value that the spring approaches.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - epsilon: The distance from the target at which the spring counts as being at rest.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    // The energy of the spring never increases, unlike its displacement.
    func isAtRest(after time: TimeInterval) -> Bool {
      let motion = motion(after: time)
      let displacement = initialVelocity.scaled(by: motion.displacement.1) - target.scaled(by: motion.displacement.0)
      let velocity = initialVelocity.scaled(by: motion.velocity.1) - target.scaled(by: motion.velocity.0)
      let energy = displacement.magnitudeSquared + velocity.magnitudeSquared / (frequency * frequency)
      return !(energy > epsilon * epsilon)
    }
    if isAtRest(after: 0) { return 0 }
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    var (lower, upper) = (0.0, response)
    while !isAtRest(after: upper), upper < 1e9 { (lower, upper) = (upper, upper * 2) }
    for _ in 0..<60 where upper - lower > 1e-9 * upper {
      let middle = (lower + upper) / 2
      if isAtRest(after: middle) { upper = middle } else { lower = middle }
    }
    return upper
  }
}

extension Spring {
  /// Returns the value after some time of a spring between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value that the spring approaches.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The seconds since the beginning.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Returns the velocity after some time of a spring between two values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Returns the force on the mass of a spring between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Returns the time until a spring between two values is at rest.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
