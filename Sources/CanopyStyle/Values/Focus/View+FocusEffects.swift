public import CanopyCore

extension View {
  /// Says whether this view is kept from showing that it has the focus.
  ///
  /// Where it is kept from that further out, nothing said inside brings it back.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    changing(\.isFocusEffectEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }

  /// Says whether this view is kept from showing that the pointer is over it.
  ///
  /// Where it is kept from that further out, nothing said inside brings it back.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    changing(\.isHoverEffectEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }
}
