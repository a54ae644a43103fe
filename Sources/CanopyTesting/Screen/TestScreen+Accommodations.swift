internal import CanopyStyle

// The system's accessibility preferences. Apps can only read them, so the environment doesn't have setters for them.

extension TestScreen {
  /// A Boolean value that indicates whether people prefer reduced motion.
  ///
  /// ```swift
  /// screen.reducesMotion = true
  /// try screen.find("Open").tap()
  /// ```
  public var reducesMotion: Bool {
    get { environment.accessibilityReduceMotion }
    set { environment.accessibilityReduceMotion = newValue }
  }

  /// A Boolean value that indicates whether people prefer reduced transparency.
  public var reducesTransparency: Bool {
    get { environment.accessibilityReduceTransparency }
    set { environment.accessibilityReduceTransparency = newValue }
  }

  /// A Boolean value that indicates whether people prefer increased contrast.
  public var increasesContrast: Bool {
    get { environment.colorSchemeContrast == .increased }
    set { environment.colorSchemeContrast = newValue ? .increased : .standard }
  }

  /// A Boolean value that indicates whether people need differences to be visible without color.
  public var differentiatesWithoutColor: Bool {
    get { environment.accessibilityDifferentiateWithoutColor }
    set { environment.accessibilityDifferentiateWithoutColor = newValue }
  }
}
