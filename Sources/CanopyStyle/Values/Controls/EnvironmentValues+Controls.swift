public import CanopyCore

extension EnvironmentValues {
  /// Whether the user can work with this view.
  ///
  /// `disabled(_:)` only takes this away, so nothing inside a disabled view is enabled. Set directly, the value replaces
  /// what comes from outside.
  @Entry public var isEnabled: Bool = true

  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular

  /// Whether controls look active: the older form of `appearsActive`.
  @Entry public var controlActiveState: ControlActiveState = .key

  /// Whether buttons that are held down act again and again.
  @Entry public package(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  /// How wide buttons are.
  @Entry public package(set) var buttonSizing: ButtonSizing = .automatic

  /// How much badges stand out.
  @Entry public var badgeProminence: BadgeProminence = .standard

  /// Whether controls act when something dragged is held over them.
  @Entry public package(set) var springLoadingBehavior: SpringLoadingBehavior = .automatic

  /// Whether menus show that they are menus.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic

  /// In which order menus show their items.
  @Entry public var menuOrder: MenuOrder = .automatic

  /// Whether links to other screens show that they are that.
  @Entry public package(set) var navigationLinkIndicatorVisibility: Visibility = .automatic
}
