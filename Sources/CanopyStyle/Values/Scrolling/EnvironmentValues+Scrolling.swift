public import CanopyCore

extension EnvironmentValues {
  /// Whether the user can scroll.
  @Entry public var isScrollEnabled: Bool = true

  /// Whether the scroll bar at the bottom is shown.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// Whether the scroll bar at the side is shown.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// Whether content bounces back that is scrolled beyond its end to the left or right.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// Whether content bounces back that is scrolled beyond its end up or down.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// How scrolling puts the keyboard on the screen away.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}
