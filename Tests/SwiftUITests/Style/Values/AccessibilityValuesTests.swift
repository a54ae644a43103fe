import SwiftUI
import Testing

/// What the settings for accessibility say.
@MainActor @Suite struct AccessibilityValuesTests {
  @Test func assistiveTechnologiesAreOffByDefault() throws {
    let paths: [WritableKeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityEnabled, \.accessibilityVoiceOverEnabled, \.accessibilitySwitchControlEnabled,
      \.accessibilityAssistiveAccessEnabled, \.accessibilityLargeContentViewerEnabled,
      \.accessibilityQuickActionsEnabled, \.isUserAuthenticationEnabled,
    ]
    for path in paths { try expectFlow(of: path, default: false, host: true, subtree: false) }
  }

  @Test func accessibilityPreferencesAreOffByDefault() throws {
    let paths: [WritableKeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityDifferentiateWithoutColor, \.accessibilityReduceMotion, \.accessibilityReduceTransparency,
      \.accessibilityInvertColors, \.accessibilityShowButtonShapes, \.accessibilityShowBorders,
      \.accessibilityDimFlashingLights, \.accessibilityReduceHighlightingEffects,
    ]
    for path in paths { try expectFlow(of: path, default: false, host: true, subtree: false) }
  }

  @Test func animatedImagesPlayByDefault() throws {
    try expectFlow(of: \.accessibilityPlayAnimatedImages, default: true, host: false, subtree: true)
  }

  @Test func showButtonShapesImpliesShowBorders() {
    var values = EnvironmentValues()
    values.accessibilityShowButtonShapes = true
    #expect(values.accessibilityShowBorders)
    values.accessibilityShowButtonShapes = false
    values.accessibilityShowBorders = true
    #expect(!values.accessibilityShowButtonShapes)
  }
}
