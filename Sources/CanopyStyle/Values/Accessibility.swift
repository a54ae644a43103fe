public import CanopyCore

// The user's accessibility preferences. Hosts set these values at the root, from the settings of the desktop.

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user prefers not to rely on color alone to convey information.
  @Entry public package(set) var accessibilityDifferentiateWithoutColor: Bool = false

  /// A Boolean value that indicates whether the user prefers less motion.
  @Entry public package(set) var accessibilityReduceMotion: Bool = false

  /// A Boolean value that indicates whether the user prefers opaque surfaces to translucent ones.
  @Entry public package(set) var accessibilityReduceTransparency: Bool = false

  /// A Boolean value that indicates whether the display inverts its colors.
  @Entry public package(set) var accessibilityInvertColors: Bool = false

  /// A Boolean value that indicates whether the user prefers buttons with a visible shape.
  @Entry public package(set) var accessibilityShowButtonShapes: Bool = false

  /// A Boolean value that indicates whether controls draw visible borders.
  ///
  /// True if the user asks for borders, or for button shapes.
  public package(set) var accessibilityShowBorders: Bool {
    get { showsBorders || accessibilityShowButtonShapes }
    set { showsBorders = newValue }
  }

  @Entry private var showsBorders: Bool = false

  /// A Boolean value that indicates whether video players dim flashing lights.
  @Entry public package(set) var accessibilityDimFlashingLights: Bool = false

  /// A Boolean value that indicates whether animated images may start to play automatically.
  @Entry public package(set) var accessibilityPlayAnimatedImages: Bool = true

  /// A Boolean value that indicates whether the user prefers controls with fewer bright highlights.
  @Entry public package(set) var accessibilityReduceHighlightingEffects: Bool = false
}

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
