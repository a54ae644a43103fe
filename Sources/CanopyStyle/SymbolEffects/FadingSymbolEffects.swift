/// An effect that fades a symbol, and shows it again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isByLayer = true

  fileprivate init() {}

  /// The effect as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .pulse, isByLayer: isByLayer)
  }

  /// The effect on one layer of the symbol after the other.
  public var byLayer: PulseSymbolEffect { _with { $0.isByLayer = true } }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { _with { $0.isByLayer = false } }
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
  public var cumulative: VariableColorSymbolEffect { _with { $0.isCumulative = true } }

  /// The effect in which one layer at a time is emphasized.
  public var iterative: VariableColorSymbolEffect { _with { $0.isCumulative = false } }

  /// The effect that goes back in the reverse order.
  public var reversing: VariableColorSymbolEffect { _with { $0.reverses = true } }

  /// The effect that begins again with the first layer.
  public var nonReversing: VariableColorSymbolEffect { _with { $0.reverses = false } }

  /// The effect in which other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { _with { $0.hidesLayers = true } }

  /// The effect in which other layers are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { _with { $0.hidesLayers = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that emphasizes the variable layers of a symbol one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
