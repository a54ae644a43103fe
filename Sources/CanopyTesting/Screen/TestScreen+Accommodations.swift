internal import CanopyStyle

// Accessibility preferences of the system. Programs can only read them, so the environment has no setters for them.

extension TestScreen {
  /// A Boolean value that indicates whether people want less motion.
  ///
  /// ```swift
  /// screen.reducesMotion = true
  /// try screen.find("Open").tap()
  /// ```
  public var reducesMotion: Bool {
    get { environment.accessibilityReduceMotion }
    set { environment.accessibilityReduceMotion = newValue }
  }

  /// A Boolean value that indicates whether people want less transparency.
  public var reducesTransparency: Bool {
    get { environment.accessibilityReduceTransparency }
    set { environment.accessibilityReduceTransparency = newValue }
  }

  /// A Boolean value that indicates whether people want more contrast.
  public var increasesContrast: Bool {
    get { environment.colorSchemeContrast == .increased }
    set { environment.colorSchemeContrast = newValue ? .increased : .standard }
  }

  /// A Boolean value that indicates whether people want differences to be visible without color.
  public var differentiatesWithoutColor: Bool {
    get { environment.accessibilityDifferentiateWithoutColor }
    set { environment.accessibilityDifferentiateWithoutColor = newValue }
  }
}
