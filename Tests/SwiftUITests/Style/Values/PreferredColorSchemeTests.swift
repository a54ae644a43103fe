import CanopyTesting
import SwiftUI
import Testing

/// The wish for a colour scheme, on its way up.
@MainActor @Suite struct PreferredColorSchemeTests {
  @Test func preferredColorSchemeIsNilByDefault() {
    #expect(PreferredColorSchemeKey.defaultValue == nil)
  }

  @Test func firstPreferredColorSchemeWins() {
    var value: ColorScheme?
    PreferredColorSchemeKey.reduce(value: &value) { nil }
    PreferredColorSchemeKey.reduce(value: &value) { .dark }
    PreferredColorSchemeKey.reduce(value: &value) { .light }
    #expect(value == .dark)
  }

  @Test("6.3 Of preferences inside each other the outer one counts")
  func outerOfNestedPreferredColorSchemesWins() {
    #expect(wish { Text("a").preferredColorScheme(.light).preferredColorScheme(.dark) } == .dark)
  }

  @Test("6.3 Of preferences side by side the first that is not nil counts")
  func firstNonNilPreferredColorSchemeOfSiblingsWins() {
    let wish = wish {
      Text("a").preferredColorScheme(nil)
      Text("b").preferredColorScheme(.dark)
      Text("c").preferredColorScheme(.light)
    }
    #expect(wish == .dark)
  }

  @Test func preferredColorSchemeDoesNotChangeTheColorScheme() throws {
    #expect(try seen(\.colorScheme) { $0.environment(\.colorScheme, .light).preferredColorScheme(.dark) } == .light)
  }

  private func wish(@ViewBuilder _ content: () -> some View) -> ColorScheme? {
    var wish: ColorScheme?
    let screen = TestScreen {
      VStack { content() }.onPreferenceChange(PreferredColorSchemeKey.self) { wish = $0 }
    }
    screen.settle()
    return wish
  }
}
