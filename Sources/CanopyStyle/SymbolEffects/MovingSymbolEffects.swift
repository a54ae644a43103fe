/// An effect that briefly scales a symbol.
public struct BounceSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce(.up))

  /// A bounce that makes the symbol larger.
  public var up: BounceSymbolEffect { _with(.bounce(.up)) }

  /// A bounce that makes the symbol smaller.
  public var down: BounceSymbolEffect { _with(.bounce(.down)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BounceSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that briefly scales a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that scales a symbol for as long as it is active.
public struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale(.up))

  /// An effect that makes the symbol larger.
  public var up: ScaleSymbolEffect { _with(.scale(.up)) }

  /// An effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect { _with(.scale(.down)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ScaleSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol for as long as it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that repeatedly makes a symbol larger and smaller.
public struct BreatheSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe(pulses: true))

  /// The effect without changes of opacity.
  public var plain: BreatheSymbolEffect { _with(.breathe(pulses: false)) }

  /// The effect with changes of opacity.
  public var pulse: BreatheSymbolEffect { _with(.breathe(pulses: true)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BreatheSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that repeatedly makes a symbol larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate(isClockwise: true))

  /// A clockwise rotation.
  public var clockwise: RotateSymbolEffect { _with(.rotate(isClockwise: true)) }

  /// A counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { _with(.rotate(isClockwise: false)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: RotateSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle(.clockwise))

  /// A wiggle that begins clockwise.
  public var clockwise: WiggleSymbolEffect { _with(.wiggle(.clockwise)) }

  /// A wiggle that begins counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { _with(.wiggle(.counterClockwise)) }

  /// A wiggle that begins to the left.
  public var left: WiggleSymbolEffect { _with(.wiggle(.left)) }

  /// A wiggle that begins to the right.
  public var right: WiggleSymbolEffect { _with(.wiggle(.right)) }

  /// A wiggle that begins upward.
  public var up: WiggleSymbolEffect { _with(.wiggle(.up)) }

  /// A wiggle that begins downward.
  public var down: WiggleSymbolEffect { _with(.wiggle(.down)) }

  /// A wiggle that begins in the reading direction.
  public var forward: WiggleSymbolEffect { _with(.wiggle(.forward)) }

  /// A wiggle that begins against the reading direction.
  public var backward: WiggleSymbolEffect { _with(.wiggle(.backward)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: WiggleSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { _with(isByLayer: false) }

  /// Returns a wiggle along a line.
  ///
  /// - Parameter angle: The direction in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { _with(.wiggle(.along(angle))) }

  /// Returns a wiggle along a line.
  ///
  /// - Parameter angle: The direction, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
