public import CanopyCore
public import CanopyStyle

/// The effects on the symbols in an environment.
struct SymbolEffects: Equatable {
  var players: [SymbolEffectPlayer] = []

  /// A Boolean value that indicates whether any symbol effect has been used. It saves the lookup for other programs.
  @exclusivity(unchecked) @MainActor static var areUsed = false

  static func == (one: SymbolEffects, other: SymbolEffects) -> Bool {
    one.players.elementsEqual(other.players, by: ===)
  }
}

extension EnvironmentValues {
  /// The effects on symbols, outermost first.
  @Entry var symbolEffects: SymbolEffects = SymbolEffects()
}

extension View {
  /// Applies an effect to the symbols in this view while it is active.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isSearching)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect to apply.
  ///   - options: The repetition and the speed of the effect.
  ///   - isActive: A Boolean value that indicates whether the effect is active. If it becomes inactive, the current cycle
  ///     still finishes.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: effect.configuration, options: options, mode: .indefinite(isActive: isActive)))
  }

  /// Plays an effect on the symbols in this view when a value changes.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.bounce, value: count)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect to play.
  ///   - options: The repetition and the speed of the effect.
  ///   - value: The value whose changes play the effect.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(configuration: effect.configuration, options: options, mode: .discrete(value)))
  }

  /// Removes symbol effects that ancestors apply from the symbols in this view.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether to remove the effects.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = SymbolEffects() } }
  }
}

/// Applies an effect to the symbols in a view.
private struct SymbolEffectModifier {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let mode: SymbolEffectPlayer.Mode
  @State private var player = SymbolEffectPlayer()

  init(configuration: SymbolEffectConfiguration, options: SymbolEffectOptions, mode: SymbolEffectPlayer.Mode) {
    (self.configuration, self.options, self.mode) = (configuration, options, mode)
  }
}

extension SymbolEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = follow()
    content
      .transformEnvironment(\.symbolLayersChange) { [changesLayers] in if changesLayers { $0 = true } }
      .transformEnvironment(\.symbolEffects) { [player] in $0.players.append(player) }
      .modifier(DrivenModifier(player))
  }

  @MainActor
  private func follow() {
    SymbolEffects.areUsed = true
    player.follow(configuration, options, mode)
  }

  private var changesLayers: Bool { if case .variableColor = configuration.kind { true } else { false } }
}
