public import CanopyCore

// The assistive technologies that are on. Hosts set these values at the root, from the settings of the desktop.

extension EnvironmentValues {
  /// A Boolean value that indicates whether any assistive technology is on.
  @Entry public var accessibilityEnabled: Bool = false

  /// A Boolean value that indicates whether a screen reader is on, such as Orca.
  @Entry public package(set) var accessibilityVoiceOverEnabled: Bool = false

  /// A Boolean value that indicates whether the user controls the interface with switches.
  @Entry public package(set) var accessibilitySwitchControlEnabled: Bool = false

  /// A Boolean value that indicates whether the system runs in Assistive Access, a simplified mode.
  @Entry public package(set) var accessibilityAssistiveAccessEnabled: Bool = false

  /// A Boolean value that indicates whether a long press on a small control shows an enlarged version of its content.
  @Entry public package(set) var accessibilityLargeContentViewerEnabled: Bool = false

  /// A Boolean value that indicates whether views show hints for quick actions.
  @Entry public package(set) var accessibilityQuickActionsEnabled: Bool = false

  /// A Boolean value that indicates whether the device authenticates its owner before it opens protected content.
  @Entry public package(set) var isUserAuthenticationEnabled: Bool = false
}
