public import CanopyCore

extension View {
  /// Says whether the user is kept from scrolling in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    setting(\.isScrollEnabled, !disabled)
  }

  /// Says whether scroll bars in this view are shown.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      AxisSetting(
        name: "scrollIndicators(_:axes:)", value: visibility, axes: axes,
        horizontal: \.horizontalScrollIndicatorVisibility, vertical: \.verticalScrollIndicatorVisibility))
  }

  /// Says whether content in this view that is scrolled beyond its end bounces back.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      AxisSetting(
        name: "scrollBounceBehavior(_:axes:)", value: behavior, axes: axes,
        horizontal: \.horizontalScrollBounceBehavior, vertical: \.verticalScrollBounceBehavior))
  }

  /// Says how scrolling in this view puts the keyboard on the screen away.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    setting(\.scrollDismissesKeyboardMode, mode)
  }
}
