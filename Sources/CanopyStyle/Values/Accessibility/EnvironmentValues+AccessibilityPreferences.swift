public import CanopyCore

// How the user wants things to look and move. Hosts set these at the root, from the settings of the desktop.

extension EnvironmentValues {
  /// Whether the user asks that nothing be said by color alone.
  @Entry public package(set) var accessibilityDifferentiateWithoutColor: Bool = false

  /// Whether the user asks for less motion.
  @Entry public package(set) var accessibilityReduceMotion: Bool = false

  /// Whether the user asks for opaque surfaces.
  @Entry public package(set) var accessibilityReduceTransparency: Bool = false

  /// Whether the colors of the screen are inverted.
  @Entry public package(set) var accessibilityInvertColors: Bool = false

  /// Whether what can be tapped should have a visible shape.
  @Entry public package(set) var accessibilityShowButtonShapes: Bool = false

  /// Whether controls should have visible borders: because the user asks for shapes around buttons, or for these.
  public package(set) var accessibilityShowBorders: Bool {
    get { showsBorders || accessibilityShowButtonShapes }
    set { showsBorders = newValue }
  }

  @Entry private var showsBorders: Bool = false

  /// Whether flashing lights in videos should be dimmed.
  @Entry public package(set) var accessibilityDimFlashingLights: Bool = false

  /// Whether animated images may play by themselves.
  @Entry public package(set) var accessibilityPlayAnimatedImages: Bool = true

  /// Whether the user asks for fewer bright flashes on controls.
  @Entry public package(set) var accessibilityReduceHighlightingEffects: Bool = false
}
