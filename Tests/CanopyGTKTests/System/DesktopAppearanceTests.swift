import CanopyCore
import CanopyStyle
import Testing

@testable import CanopyGTK

@MainActor
struct DesktopAppearanceTests {
  @Test(arguments: [
    (1.0, DynamicTypeSize.large), (1.25, .xxLarge), (1.5, .xxxLarge), (2, .accessibility2), (0.8, .xSmall),
  ])
  func textScaleChoosesNearestSize(scale: Double, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(textScale: scale) == size)
  }

  @Test func unusableTextScaleIsTheUsualSize() {
    #expect(DynamicTypeSize(textScale: 0) == .large)
    #expect(DynamicTypeSize(textScale: .nan) == .large)
  }

  @Test func choicesOfPeopleAreEnvironmentValues() {
    var values = EnvironmentValues()
    let choices = DesktopAppearance(
      isDark: true, hasHighContrast: true, textScale: 1, animates: false, accent: [1, 0, 0])
    choices.apply(to: &values)
    #expect(values.colorScheme == .dark)
    #expect(values.colorSchemeContrast == .increased)
    #expect(values.accessibilityReduceMotion)
    #expect(values.accentColor == Color(red: 1, green: 0, blue: 0))
  }
}
