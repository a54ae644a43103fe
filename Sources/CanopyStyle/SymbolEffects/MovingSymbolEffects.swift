/// An effect that scales a symbol for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var direction: SymbolEffectDirection = .up
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .bounce(direction), isByLayer: isByLayer)
  }

  /// A bounce that makes the symbol larger.
  public var up: BounceSymbolEffect {
    var effect = self
    effect.direction = .up
    return effect
  }

  /// A bounce that makes the symbol smaller.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.direction = .down
    return effect
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: BounceSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect {
    var effect = self
    effect.isByLayer = false
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol for a moment.
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
  public var up: ScaleSymbolEffect {
    var effect = self
    effect.direction = .up
    return effect
  }

  /// An effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.direction = .down
    return effect
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: ScaleSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect {
    var effect = self
    effect.isByLayer = false
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol for as long as it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that makes a symbol larger and smaller again and again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var pulses: Bool = true
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .breathe(pulses: pulses), isByLayer: isByLayer)
  }

  /// The effect without changes of opacity.
  public var plain: BreatheSymbolEffect {
    var effect = self
    effect.pulses = false
    return effect
  }

  /// The effect with changes of opacity.
  public var pulse: BreatheSymbolEffect {
    var effect = self
    effect.pulses = true
    return effect
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: BreatheSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect {
    var effect = self
    effect.isByLayer = false
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol larger and smaller again and again.
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
  public var clockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = true
    return effect
  }

  /// A counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = false
    return effect
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: RotateSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect {
    var effect = self
    effect.isByLayer = false
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var direction: SymbolWiggle = .clockwise
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .wiggle(direction), isByLayer: isByLayer)
  }

  /// A wiggle that begins clockwise.
  public var clockwise: WiggleSymbolEffect {
    var effect = self
    effect.direction = .clockwise
    return effect
  }

  /// A wiggle that begins counterclockwise.
  public var counterClockwise: WiggleSymbolEffect {
    var effect = self
    effect.direction = .counterClockwise
    return effect
  }

  /// A wiggle that begins to the left.
  public var left: WiggleSymbolEffect {
    var effect = self
    effect.direction = .left
    return effect
  }

  /// A wiggle that begins to the right.
  public var right: WiggleSymbolEffect {
    var effect = self
    effect.direction = .right
    return effect
  }

  /// A wiggle that begins upward.
  public var up: WiggleSymbolEffect {
    var effect = self
    effect.direction = .up
    return effect
  }

  /// A wiggle that begins downward.
  public var down: WiggleSymbolEffect {
    var effect = self
    effect.direction = .down
    return effect
  }

  /// A wiggle that begins in the reading direction.
  public var forward: WiggleSymbolEffect {
    var effect = self
    effect.direction = .forward
    return effect
  }

  /// A wiggle that begins against the reading direction.
  public var backward: WiggleSymbolEffect {
    var effect = self
    effect.direction = .backward
    return effect
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: WiggleSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect {
    var effect = self
    effect.isByLayer = false
    return effect
  }

  /// Returns a wiggle along a line.
  ///
  /// - Parameter angle: The direction in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    var effect = self
    effect.direction = .along(angle)
    return effect
  }

  /// Returns a wiggle along a line.
  ///
  /// - Parameter angle: The direction, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
