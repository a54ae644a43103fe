/// An effect that briefly scales a symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var direction: SymbolEffectDirection = .up
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .bounce(direction), isByLayer: isByLayer)
  }

  /// A bounce that makes the symbol larger.
  public var up: BounceSymbolEffect { _with { $0.direction = .up } }

  /// A bounce that makes the symbol smaller.
  public var down: BounceSymbolEffect { _with { $0.direction = .down } }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BounceSymbolEffect { _with { $0.isByLayer = true } }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { _with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that briefly scales a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that scales a symbol for as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var direction: SymbolEffectDirection = .up
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .scale(direction), isByLayer: isByLayer)
  }

  /// An effect that makes the symbol larger.
  public var up: ScaleSymbolEffect { _with { $0.direction = .up } }

  /// An effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect { _with { $0.direction = .down } }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ScaleSymbolEffect { _with { $0.isByLayer = true } }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { _with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol for as long as it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that repeatedly makes a symbol larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var pulses: Bool = true
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .breathe(pulses: pulses), isByLayer: isByLayer)
  }

  /// The effect without changes of opacity.
  public var plain: BreatheSymbolEffect { _with { $0.pulses = false } }

  /// The effect with changes of opacity.
  public var pulse: BreatheSymbolEffect { _with { $0.pulses = true } }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BreatheSymbolEffect { _with { $0.isByLayer = true } }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { _with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that repeatedly makes a symbol larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isClockwise: Bool = true
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .rotate(isClockwise: isClockwise), isByLayer: isByLayer)
  }

  /// A clockwise rotation.
  public var clockwise: RotateSymbolEffect { _with { $0.isClockwise = true } }

  /// A counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { _with { $0.isClockwise = false } }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: RotateSymbolEffect { _with { $0.isByLayer = true } }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { _with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var direction: SymbolWiggle = .clockwise
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .wiggle(direction), isByLayer: isByLayer)
  }

  /// A wiggle that begins clockwise.
  public var clockwise: WiggleSymbolEffect { _with { $0.direction = .clockwise } }

  /// A wiggle that begins counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { _with { $0.direction = .counterClockwise } }

  /// A wiggle that begins to the left.
  public var left: WiggleSymbolEffect { _with { $0.direction = .left } }

  /// A wiggle that begins to the right.
  public var right: WiggleSymbolEffect { _with { $0.direction = .right } }

  /// A wiggle that begins upward.
  public var up: WiggleSymbolEffect { _with { $0.direction = .up } }

  /// A wiggle that begins downward.
  public var down: WiggleSymbolEffect { _with { $0.direction = .down } }

  /// A wiggle that begins in the reading direction.
  public var forward: WiggleSymbolEffect { _with { $0.direction = .forward } }

  /// A wiggle that begins against the reading direction.
  public var backward: WiggleSymbolEffect { _with { $0.direction = .backward } }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: WiggleSymbolEffect { _with { $0.isByLayer = true } }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { _with { $0.isByLayer = false } }

  /// Returns a wiggle along a line.
  ///
  /// - Parameter angle: The direction in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { _with { $0.direction = .along(angle) } }

  /// Returns a wiggle along a line.
  ///
  /// - Parameter angle: The direction, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
