/// An effect in which a symbol appears. The symbol is hidden while the effect is inactive.
public struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear(nil))

  /// An appearance that makes the symbol larger.
  public var up: AppearSymbolEffect { _with(.appear(.up)) }

  /// An appearance that makes the symbol smaller.
  public var down: AppearSymbolEffect { _with(.appear(.down)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: AppearSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect in which a symbol appears. The symbol is hidden while the effect is inactive.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect in which a symbol disappears. The symbol is hidden while the effect is active.
public struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear(nil))

  /// A disappearance that makes the symbol larger.
  public var up: DisappearSymbolEffect { _with(.disappear(.up)) }

  /// A disappearance that makes the symbol smaller.
  public var down: DisappearSymbolEffect { _with(.disappear(.down)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: DisappearSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect in which a symbol disappears. The symbol is hidden while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect in which one symbol replaces another.
public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace(.downUp))

  /// A replacement in which the old symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { _with(.replace(.downUp)) }

  /// A replacement in which both symbols grow.
  public var upUp: ReplaceSymbolEffect { _with(.replace(.upUp)) }

  /// A replacement in which the old symbol vanishes immediately, and the new one grows.
  public var offUp: ReplaceSymbolEffect { _with(.replace(.offUp)) }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ReplaceSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { _with(isByLayer: false) }

  /// A replacement in which the old symbol shrinks, and the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

  /// A replacement in which both symbols grow.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

  /// A replacement in which the old symbol vanishes immediately, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// A replacement that keeps the parts that two symbols share. Canopy always plays the fallback.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    fileprivate let fallback: ReplaceSymbolEffect

    /// The effect as a value.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }

  /// Returns a replacement that keeps the parts that two symbols share, and uses `fallback` for symbols that share none.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect in which one symbol replaces another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that is most suitable for the image and the change.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
  Sendable
{
  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that is most suitable for the image and the change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
