/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The way in which an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of times; nil for no end.
    fileprivate let count: Int?
    /// The seconds between two times.
    fileprivate let delay: Double

    /// The effect plays again and again without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }

    /// The effect plays again and again.
    public static var periodic: RepeatBehavior { periodic() }

    /// Returns the behavior of an effect that plays several times.
    ///
    /// - Parameters:
    ///   - count: The number of times; nil for no end.
    ///   - delay: The seconds between two times; nil for none.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max($0, 1) }, delay: delay.map { $0.isFinite ? max($0, 0) : 0 } ?? 0)
    }
  }

  private enum Repetition: Hashable {
    /// Discrete effects play once, and others for as long as they are active.
    case automatic
    case times(Int)
    case endless
  }

  private var repetition = Repetition.automatic
  /// The seconds between two times.
  package private(set) var delay = 0.0
  /// The factor of the speed.
  package private(set) var speed = 1.0

  private init() {}

  /// Returns how often an effect plays; nil for no end.
  ///
  /// - Parameter isDiscrete: A Boolean value that indicates whether the effect plays once if nothing else is set.
  package func count(isDiscrete: Bool) -> Int? {
    switch repetition {
    case .automatic: isDiscrete ? 1 : nil
    case .times(let count): count
    case .endless: nil
    }
  }

  // MARK: Options

  /// The default options: effects with a value play once, others for as long as they are active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// The effect plays again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// The effect plays once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Returns the options of an effect that plays several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

  /// Returns the options of an effect that repeats in a certain way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Returns the options of an effect that plays at another speed. 1 is the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options, for an effect that plays again and again.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// These options, for an effect that plays once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// Returns these options for an effect that plays several times, or without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.repetition = count.map { .times(max($0, 1)) } ?? .endless
    return options
  }

  /// Returns these options for an effect that repeats in a certain way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = `repeat`(behavior.count)
    options.delay = behavior.delay
    return options
  }

  /// Returns these options for an effect that plays at another speed. 1 is the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed.isFinite && speed > 0 ? speed : 1
    return options
  }
}
