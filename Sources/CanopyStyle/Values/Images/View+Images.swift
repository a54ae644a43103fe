public import CanopyCore

extension View {
  /// Sets the size of symbols in this view in relation to adjacent text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    setting(\.imageScale, scale)
  }

  /// Sets the range of brightness that images in this view may use.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    setting(\.allowedDynamicRange, range)
  }

  /// Sets the way layers of symbols in this view are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    setting(\.symbolRenderingMode, mode)
  }

  /// Sets the way layers of symbols in this view are filled.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    setting(\.symbolColorRenderingMode, mode)
  }

  /// Sets the way symbols in this view show their variable value.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    setting(\.symbolVariableValueMode, mode)
  }

  /// Adds a variant to symbols in this view, in addition to the variants set by ancestors.
  ///
  /// If both have an enclosing shape, the inner one applies.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changing(\.symbolVariants) { variants in variants = variants.adding(variant) }
  }
}
