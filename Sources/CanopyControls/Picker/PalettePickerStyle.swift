public import CanopyCore
public import CanopyStyle

/// A picker style that shows the icons of all options side by side.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a row of icons.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    PalettePicker(configuration: configuration.labelingOptions(IconOnlyLabelStyle()))
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker that shows the icons of all options side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The look of the selected option of a picker that is a palette.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, custom, symbolVariant(SymbolVariants) }

  private let kind: Kind

  /// The usual look: a shape behind the option.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)

  /// A variant of the option's symbol, such as a filled one, instead of a shape behind it.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// No look at all, because the options themselves show which one is selected.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// The variant of the selected option's symbol.
  var variant: SymbolVariants { if case .symbolVariant(let variant) = kind { variant } else { .none } }
}

extension View {
  /// Sets the look of the selected option of pickers that are palettes.
  ///
  /// ```swift
  /// Picker("Weather", selection: $weather) { … }
  ///   .pickerStyle(.palette)
  ///   .paletteSelectionEffect(.symbolVariant(.fill))
  /// ```
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}

extension EnvironmentValues {
  /// The look of the selected option of pickers that are palettes.
  @Entry var paletteSelectionEffect = PaletteSelectionEffect.automatic
}

/// The icons of all options side by side.
private struct PalettePicker: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.paletteSelectionEffect) private var effect

  var body: some View { SegmentedPicker(configuration: configuration, selectionEffect: effect) }
}
