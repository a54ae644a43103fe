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

  /// The visibility of the indicators of navigation links.
  @Entry public package(set) var navigationLinkIndicatorVisibility: Visibility = .automatic
}
