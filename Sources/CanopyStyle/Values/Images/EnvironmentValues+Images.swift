public import CanopyCore

extension EnvironmentValues {
  /// The size of symbols in relation to adjacent text.
  @Entry public var imageScale: Image.Scale = .medium

  /// The range of brightness that images may use, or nil for that of the display.
  @Entry public var allowedDynamicRange: Image.DynamicRange?

  /// The way layers of symbols are colored, or nil to depend on the symbol and the foreground styles.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?

  /// The way layers of symbols are filled, or nil to depend on the context.
  @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?

  /// The way symbols show their variable value, or nil to depend on the symbol.
  @Entry public var symbolVariableValueMode: SymbolVariableValueMode?

  /// The variants of symbols to show.
  ///
  /// `symbolVariant(_:)` adds to it. Set it to `none` to show symbols without a variant.
  @Entry public var symbolVariants: SymbolVariants = .none
}
