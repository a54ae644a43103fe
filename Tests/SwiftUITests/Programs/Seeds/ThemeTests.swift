import CanopyTesting
import SwiftUI
import Testing

/// A theme in the environment, and a part of the tree that has another one.
@MainActor @Suite struct ThemeTests {
  @Test func subtreeCanOverrideTheTheme() {
    let screen = TestScreen { Account(settings: Settings()) }
    #expect(screen.texts == ["plain", "gold", "gold", "plain", "4"])
  }

  @Test func changedRootThemeDoesNotRunOverriddenSubtree() {
    let settings = Settings()
    let screen = TestScreen { Account(settings: settings) }
    screen.resetCounts()
    settings.theme = Theme(name: "dark", accent: .orange, radius: 4)
    screen.update()
    #expect(screen.texts == ["dark", "gold", "gold", "dark", "4"])
    #expect(screen.bodyCount(of: Row.self) == 2)
    #expect(screen.bodyCount(of: RadiusRow.self) == 0)
    #expect(screen.bodyCount(of: Benefits.self) == 0)
  }

  @Test func equalThemeRunsNoReaders() {
    let settings = Settings()
    let screen = TestScreen { Account(settings: settings) }
    screen.resetCounts()
    settings.theme = Theme.plain
    screen.update()
    #expect(screen.bodyCount(of: Row.self) == 0)
    #expect(screen.bodyCount(of: RadiusRow.self) == 0)
  }

  @Test func changedRadiusRunsOnlyItsReader() {
    let settings = Settings()
    let screen = TestScreen { Account(settings: settings) }
    screen.resetCounts()
    settings.theme.radius = 9
    screen.update()
    #expect(screen.texts.last == "9")
    #expect(screen.bodyCount(of: RadiusRow.self) == 1)
    #expect(screen.bodyCount(of: Row.self) == 0)
  }

  @Test func overriddenSubtreeIsRemovedAndInserted() {
    let settings = Settings()
    let screen = TestScreen { Account(settings: settings) }
    settings.isPremium = false
    screen.update()
    #expect(screen.texts == ["plain", "plain", "4"])
    settings.isPremium = true
    screen.update()
    #expect(screen.texts == ["plain", "gold", "gold", "plain", "4"])
  }
}

private struct Theme: Equatable, Sendable {
  var name: String
  var accent: Color
  var radius: CGFloat
  var shadow = Shadow(color: .black.opacity(0.2), radius: 3)

  struct Shadow: Equatable, Sendable {
    var color: Color
    var radius: CGFloat
  }

  static let plain = Theme(name: "plain", accent: .blue, radius: 4)
  static let gold = Theme(name: "gold", accent: .yellow, radius: 8)
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.plain
}

extension EnvironmentValues {
  fileprivate var seedTheme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@Observable private final class Settings {
  var theme = Theme.plain
  var isPremium = true
}

private struct Account: View {
  let settings: Settings
  var body: some View {
    VStack {
      Row()
      if settings.isPremium { Benefits().environment(\.seedTheme, .gold) }
      Row()
      RadiusRow()
    }
    .environment(\.seedTheme, settings.theme)
  }
}

private struct Benefits: View {
  @Environment(\.seedTheme) private var theme
  var body: some View {
    Text(theme.name).foregroundStyle(theme.accent)
    Row()
  }
}

private struct Row: View {
  @Environment(\.seedTheme.name) private var name
  @Environment(\.seedTheme.accent) private var accent
  var body: some View { Text(name).foregroundStyle(accent) }
}

private struct RadiusRow: View {
  @Environment(\.seedTheme.radius) private var radius
  var body: some View { Text("\(Int(radius))") }
}
