public import CanopyCore

extension View {
  /// Disables the focus effect of this view and its descendants.
  ///
  /// Descendants can't enable the effect again.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    changing(\.isFocusEffectEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }

  /// Disables the hover effect of this view and its descendants.
  ///
  /// Descendants can't enable the effect again.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    changing(\.isHoverEffectEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }
}
