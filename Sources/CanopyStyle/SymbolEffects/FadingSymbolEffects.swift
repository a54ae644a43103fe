/// An effect that fades a symbol, and shows it again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .pulse, isByLayer: isByLayer)
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: PulseSymbolEffect {
    var effect = self
    effect.isByLayer = true
    return effect
  }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect {
    var effect = self
    effect.isByLayer = false
    return effect
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol, and shows it again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that emphasizes the variable layers of a symbol one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isCumulative: Bool = true
  private var reverses: Bool = false
  private var hidesLayers: Bool = false

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      kind: .variableColor(isCumulative: isCumulative, reverses: reverses, hidesLayers: hidesLayers), isByLayer: true)
  }

  /// The effect in which emphasized layers stay so until all are.
  public var cumulative: VariableColorSymbolEffect {
    var effect = self
    effect.isCumulative = true
    return effect
  }

  /// The effect in which one layer at a time is emphasized.
  public var iterative: VariableColorSymbolEffect {
    var effect = self
    effect.isCumulative = false
    return effect
  }

  /// The effect that goes back in the reverse order.
  public var reversing: VariableColorSymbolEffect {
    var effect = self
    effect.reverses = true
    return effect
  }

  /// The effect that begins again with the first layer.
  public var nonReversing: VariableColorSymbolEffect {
    var effect = self
    effect.reverses = false
    return effect
  }

  /// The effect in which other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesLayers = true
    return effect
  }

  /// The effect in which other layers are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesLayers = false
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that emphasizes the variable layers of a symbol one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
