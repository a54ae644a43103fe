public import CanopyCore

extension View {
  /// Says whether the user is kept from working with this view and all inside it.
  ///
  /// Nothing inside a disabled view is enabled, whatever is said there.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    changing(\.isEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }

  /// Says how large controls in this view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    setting(\.controlSize, controlSize)
  }

  /// Says whether buttons in this view that are held down act again and again.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    setting(\.buttonRepeatBehavior, behavior)
  }

  /// Says how wide buttons in this view are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    setting(\.buttonSizing, sizing)
  }

  /// Says how much badges in this view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    setting(\.badgeProminence, prominence)
  }

  /// Says whether controls in this view act when something dragged is held over them.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    setting(\.springLoadingBehavior, behavior)
  }

  /// Says whether menus in this view show that they are menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    setting(\.menuIndicatorVisibility, visibility)
  }

  /// Says in which order menus in this view show their items.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    setting(\.menuOrder, order)
  }

  /// Says whether links to other screens show that they are that.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    setting(\.navigationLinkIndicatorVisibility, visibility)
  }
}
