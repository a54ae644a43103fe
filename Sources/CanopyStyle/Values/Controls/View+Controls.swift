public import CanopyCore

extension View {
  /// Disables user interaction with this view and its descendants.
  ///
  /// Descendants of a disabled view can't enable themselves again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    changing(\.isEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }

  /// Sets the size of controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    setting(\.controlSize, controlSize)
  }

  /// Sets the behavior of buttons in this view while the user holds them down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    setting(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the way buttons in this view determine their width.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    setting(\.buttonSizing, sizing)
  }

  /// Sets the prominence of badges in this view.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    setting(\.badgeProminence, prominence)
  }

  /// Sets the behavior of controls in this view when the user holds a dragged item over them.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    setting(\.springLoadingBehavior, behavior)
  }

  /// Sets the visibility of the indicators that mark controls in this view as menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    setting(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order in which menus in this view show their items.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    setting(\.menuOrder, order)
  }

  /// Sets the visibility of the indicators of navigation links in this view.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    setting(\.navigationLinkIndicatorVisibility, visibility)
  }
}
