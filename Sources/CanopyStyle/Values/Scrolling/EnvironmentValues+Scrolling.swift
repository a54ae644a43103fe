public import CanopyCore

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user can scroll.
  @Entry public var isScrollEnabled: Bool = true

  /// The visibility of horizontal scroll indicators.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The visibility of vertical scroll indicators.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The bounce behavior of content scrolled beyond its left or right end.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The bounce behavior of content scrolled beyond its top or bottom end.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The way scrolling dismisses the on-screen keyboard.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}
