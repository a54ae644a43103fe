import Testing

@testable import CanopyGTK

@MainActor
struct DesktopThemeTests {
  @Test(arguments: [
    ("Adwaita:dark", true, false), ("Adwaita", false, false), ("Yaru-dark", true, false),
    ("Default:hc-dark", true, true),
    ("HighContrastInverse", true, true), ("HighContrast", false, true), ("Default-hc", false, true),
  ])
  func variableNamesALook(value: String, isDark: Bool, hasHighContrast: Bool) {
    let look = DesktopTheme.Choice(variable: value).look
    #expect(look == DesktopTheme.Look(isDark: isDark, hasHighContrast: hasHighContrast))
  }

  @Test(arguments: ["Adwaita", "Adwaita-dark", "Breeze-Dark", "HighContrastInverse", "dark", ""])
  func everyThemeHasOneForEachLook(name: String) {
    for prefersDark in [true, false] {
      let theme = DesktopTheme.Choice(name: name, prefersDark: prefersDark)
      for isDark in [true, false] {
        for hasHighContrast in [true, false] {
          let look = DesktopTheme.Look(isDark: isDark, hasHighContrast: hasHighContrast)
          #expect(theme.choice(for: look).look.isDark == isDark, "\(theme)")
          if hasHighContrast { #expect(theme.choice(for: look).look == look, "\(theme)") }
        }
      }
    }
  }

  @Test func themeOfTheDesktopStaysWhereItCan() {
    let theme = DesktopTheme.Choice(name: "Yaru-dark", prefersDark: false)
    #expect(
      theme.choice(for: DesktopTheme.Look(isDark: true)) == DesktopTheme.Choice(name: "Yaru-dark", prefersDark: true))
    #expect(theme.choice(for: DesktopTheme.Look()) == DesktopTheme.Choice(name: "Yaru", prefersDark: false))
  }
}
