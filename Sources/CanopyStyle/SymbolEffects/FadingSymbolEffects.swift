/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  /// The effect as a value.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: PulseSymbolEffect { _with(isByLayer: true) }

  /// The effect applied to the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { _with(isByLayer: false) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
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
      kind: .variableColor(isCumulative: isCumulative, reverses: reverses, hidesLayers: hidesLayers))
  }

  /// The effect with layers that stay emphasized until all layers are.
  public var cumulative: VariableColorSymbolEffect { _with { $0.isCumulative = true } }

  /// The effect with one layer emphasized at a time.
  public var iterative: VariableColorSymbolEffect { _with { $0.isCumulative = false } }

  /// The effect followed by its reverse.
  public var reversing: VariableColorSymbolEffect { _with { $0.reverses = true } }

  /// The effect starting over with the first layer.
  public var nonReversing: VariableColorSymbolEffect { _with { $0.reverses = false } }

  /// The effect with inactive layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { _with { $0.hidesLayers = true } }

  /// The effect with inactive layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { _with { $0.hidesLayers = false } }

  private func _with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that emphasizes the variable layers of a symbol one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
