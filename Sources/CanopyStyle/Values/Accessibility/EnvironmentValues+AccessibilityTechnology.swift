public import CanopyCore

// Which assistive technologies are on. Hosts set these at the root, from the settings of the desktop.

extension EnvironmentValues {
  /// Whether some assistive technology is on.
  @Entry public var accessibilityEnabled: Bool = false

  /// Whether a screen reader reads the screen out: VoiceOver there, Orca here.
  @Entry public package(set) var accessibilityVoiceOverEnabled: Bool = false

  /// Whether the user works the screen with switches.
  @Entry public package(set) var accessibilitySwitchControlEnabled: Bool = false

  /// Whether the system runs in the reduced mode for users who need assistance with it.
  @Entry public package(set) var accessibilityAssistiveAccessEnabled: Bool = false

  /// Whether holding a small control shows it enlarged.
  @Entry public package(set) var accessibilityLargeContentViewerEnabled: Bool = false

  /// Whether views should offer hints for quick actions.
  @Entry public package(set) var accessibilityQuickActionsEnabled: Bool = false

  /// Whether the device asks who its owner is before it opens protected content.
  @Entry public package(set) var isUserAuthenticationEnabled: Bool = false
}
