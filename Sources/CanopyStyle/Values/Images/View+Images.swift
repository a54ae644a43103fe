public import CanopyCore

extension View {
  /// Says how large symbols in this view are in relation to the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    setting(\.imageScale, scale)
  }

  /// Says how much brighter than white images in this view may be.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    setting(\.allowedDynamicRange, range)
  }

  /// Says how the layers of symbols in this view are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    setting(\.symbolRenderingMode, mode)
  }

  /// Says how the layers of symbols in this view are filled.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    setting(\.symbolColorRenderingMode, mode)
  }

  /// Says how symbols in this view show their variable value.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    setting(\.symbolVariableValueMode, mode)
  }

  /// Asks for a form of the symbols in this view, in addition to those asked for further out.
  ///
  /// Of two shapes around a symbol, the inner one counts.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changing(\.symbolVariants) { variants in variants = variants.adding(variant) }
  }
}
