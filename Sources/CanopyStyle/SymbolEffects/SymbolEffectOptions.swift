/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The way an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of plays; nil to repeat forever.
    fileprivate let count: Int?
    /// The pause between two plays, in seconds.
    fileprivate let delay: Double

    /// The effect repeats without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }

    /// The effect repeats.
    public static var periodic: RepeatBehavior { periodic() }

    /// Returns the behavior of an effect that plays a number of times.
    ///
    /// - Parameters:
    ///   - count: The number of plays; nil to repeat forever.
    ///   - delay: The pause between two plays, in seconds; nil for no pause.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max($0, 1) }, delay: delay.map { $0.isFinite ? max($0, 0) : 0 } ?? 0)
    }
  }

  private enum Repetition: Hashable {
    /// Discrete effects play once, and other effects play for as long as they are active.
    case automatic
    case times(Int)
    case endless
  }

  private var repetition = Repetition.automatic
  /// The pause between two plays, in seconds.
  package private(set) var delay = 0.0
  /// The speed relative to the default speed.
  package private(set) var speed = 1.0

  private init() {}

  /// Returns the number of times that an effect plays, or nil if it repeats forever.
  ///
  /// - Parameter isDiscrete: A Boolean value that indicates whether the effect plays once by default.
  package func count(isDiscrete: Bool) -> Int? {
    switch repetition {
    case .automatic: isDiscrete ? 1 : nil
    case .times(let count): count
    case .endless: nil
    }
  }

  // MARK: Options

  /// The default options. Effects with a value play once, and other effects play for as long as they are active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Options for an effect that repeats.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Options for an effect that plays once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Returns options for an effect that plays a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

  /// Returns options for an effect with the given repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Returns options for an effect that plays at the given speed, where 1 is the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options, with the effect repeating.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// These options, with the effect playing once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// Returns these options for an effect that plays a number of times, or repeats forever if the number is nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.repetition = count.map { .times(max($0, 1)) } ?? .endless
    return options
  }

  /// Returns these options for an effect with the given repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = `repeat`(behavior.count)
    options.delay = behavior.delay
    return options
  }

  /// Returns these options for an effect that plays at the given speed, where 1 is the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }
}
