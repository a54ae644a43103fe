public import CanopyCore

extension EnvironmentValues {
  /// How large symbols are in relation to the text beside them.
  @Entry public var imageScale: Image.Scale = .medium

  /// How much brighter than white images may be; nil leaves it to the display.
  @Entry public var allowedDynamicRange: Image.DynamicRange?

  /// How the layers of symbols are colored; nil decides by the symbol and the foreground styles.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?

  /// How the layers of symbols are filled; nil decides by where the symbol is.
  @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?

  /// How symbols show their variable value; nil decides by the symbol.
  @Entry public var symbolVariableValueMode: SymbolVariableValueMode?

  /// Which forms of symbols to show.
  ///
  /// `symbolVariant(_:)` adds to it. Set it to `none` to show symbols as they are.
  @Entry public var symbolVariants: SymbolVariants = .none
}
