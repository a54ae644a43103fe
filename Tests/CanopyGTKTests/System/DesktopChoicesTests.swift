import CanopyCore
import CanopyStyle
import Testing

@testable import CanopyGTK

/// Unusual settings of the desktop.
@MainActor @Suite struct DesktopChoicesTests {
  // MARK: Text sizes

  @Test func largerScalesNeverMeanSmallerText() {
    let sizes = stride(from: 0.1, through: 4, by: 0.05).map { DynamicTypeSize(textScale: $0) }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == DynamicTypeSize.allCases.count)
  }

  @Test(arguments: [(0.01, DynamicTypeSize.xSmall), (100, .accessibility5), (-1, .large), (.infinity, .large)])
  func scalesWithoutMeasureHaveASize(scale: Double, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(textScale: scale) == size)
  }

  // MARK: Environment

  @Test func usualChoicesAreThoseOfALightDesktop() {
    var values = EnvironmentValues()
    (values.colorScheme, values.accessibilityReduceMotion) = (.dark, true)
    DesktopAppearance().apply(to: &values)
    #expect(values.colorScheme == .light)
    #expect(values.colorSchemeContrast == .standard)
    #expect(values.dynamicTypeSize == .large)
    #expect(!values.accessibilityReduceMotion)
    #expect(values.accentColor == nil)
  }

  @Test func aDesktopWithoutAnAccentColorRemovesThatOfBefore() {
    var values = EnvironmentValues()
    DesktopAppearance(accent: [0, 1, 0]).apply(to: &values)
    DesktopAppearance().apply(to: &values)
    #expect(values.accentColor == nil)
  }

  // MARK: Themes

  @Test(arguments: [
    ("", false, ""), (":dark", true, ""), ("Adwaita:", false, "Adwaita"), ("Adwaita:light", false, "Adwaita"),
  ])
  func incompleteVariablesNameATheme(value: String, isDark: Bool, name: String) {
    let choice = DesktopTheme.Choice(variable: value)
    #expect(choice.look.isDark == isDark)
    if !value.hasPrefix(":") { #expect(choice.name == name) }
  }

  @Test func aThemeThatHasTheLookStaysTheSame() {
    for name in ["Adwaita", "Yaru", "Breeze"] {
      let light = DesktopTheme.Choice(name: name, prefersDark: false)
      #expect(light.choice(for: light.look) == light)
      let dark = DesktopTheme.Choice(name: name, prefersDark: true)
      #expect(dark.choice(for: dark.look) == dark)
    }
  }

  @Test func goingThereAndBackIsTheSameTheme() {
    for name in ["Adwaita", "Yaru-dark", "Breeze-Dark"] {
      let theme = DesktopTheme.Choice(name: name, prefersDark: false)
      let dark = theme.choice(for: DesktopTheme.Look(isDark: true))
      #expect(dark.look.isDark)
      #expect(theme.choice(for: DesktopTheme.Look()).look == DesktopTheme.Look())
    }
  }

  @Test func namesAreReadInEachCase() {
    for name in ["HIGHCONTRAST", "HighContrast", "highcontrast", "Theme-HC"] {
      #expect(DesktopTheme.Choice(name: name, prefersDark: false).look.hasHighContrast, "\(name)")
    }
  }
}
