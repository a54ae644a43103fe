public import CanopyCore

extension View {
  /// Disables scrolling in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    setting(\.isScrollEnabled, !disabled)
  }

  /// Sets the visibility of scroll indicators in this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      AxisSetting(
        name: "scrollIndicators(_:axes:)", value: visibility, axes: axes,
        horizontal: \.horizontalScrollIndicatorVisibility, vertical: \.verticalScrollIndicatorVisibility))
  }

  /// Sets the bounce behavior of content in this view that is scrolled beyond its end.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      AxisSetting(
        name: "scrollBounceBehavior(_:axes:)", value: behavior, axes: axes,
        horizontal: \.horizontalScrollBounceBehavior, vertical: \.verticalScrollBounceBehavior))
  }

  /// Sets the way scrolling in this view dismisses the on-screen keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    setting(\.scrollDismissesKeyboardMode, mode)
  }
}
