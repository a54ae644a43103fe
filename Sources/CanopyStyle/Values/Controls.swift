public import CanopyCore

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user can interact with this view.
  ///
  /// `disabled(_:)` can only turn it off: descendants of a disabled view can't enable themselves again. If you set the
  /// value directly, it replaces the inherited value.
  @Entry public var isEnabled: Bool = true

  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular

  /// The activation state of controls: the older form of `appearsActive`.
  @Entry public var controlActiveState: ControlActiveState = .key

  /// The behavior of buttons while the user holds them down.
  @Entry public package(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  /// The way buttons determine their width.
  @Entry public package(set) var buttonSizing: ButtonSizing = .automatic

  /// The prominence of badges.
  @Entry public var badgeProminence: BadgeProminence = .standard

  /// The behavior of controls when the user holds a dragged item over them.
  @Entry public package(set) var springLoadingBehavior: SpringLoadingBehavior = .automatic

  /// The visibility of the indicators that mark controls as menus.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic

  /// The order in which menus show their items.
  @Entry public var menuOrder: MenuOrder = .automatic

  /// The visibility of the knobs of sliders.
  @Entry package var sliderThumbVisibility: Visibility = .automatic

  /// The behavior of menus after a person has chosen an item.
  @Entry package var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic

  /// The visibility of the indicators of navigation links.
  @Entry public package(set) var navigationLinkIndicatorVisibility: Visibility = .automatic
}

extension View {
  /// Disables user interaction with this view and its descendants.
  ///
  /// Descendants of a disabled view can't enable themselves again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    _changing(\.isEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }

  /// Sets the size of controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    _setting(\.controlSize, controlSize)
  }

  /// Sets the behavior of buttons in this view while the user holds them down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    _setting(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the way buttons in this view determine their width.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    _setting(\.buttonSizing, sizing)
  }

  /// Sets the prominence of badges in this view.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    _setting(\.badgeProminence, prominence)
  }

  /// Sets the behavior of controls in this view when the user holds a dragged item over them.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    _setting(\.springLoadingBehavior, behavior)
  }

  /// Sets the visibility of the indicators that mark controls in this view as menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    _setting(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order in which menus in this view show their items.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    _setting(\.menuOrder, order)
  }

  /// Sets the visibility of the knobs of the sliders in this view. A slider without a knob can be moved as before.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    _setting(\.sliderThumbVisibility, visibility)
  }

  /// Sets the behavior of menus after a person has chosen one of the items in this view.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    _setting(\.menuActionDismissBehavior, behavior)
  }

  /// Sets the visibility of the indicators of navigation links in this view.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    _setting(\.navigationLinkIndicatorVisibility, visibility)
  }
}
