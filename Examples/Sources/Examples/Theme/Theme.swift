import SwiftUI

/// How things look: one value, so that a part of the app takes another look with one modifier.
struct Theme: Equatable, Sendable {
  var name: String
  var accent: Color
  var surface: Color
  var cornerRadius: CGFloat
  var shadow: Shadow

  struct Shadow: Equatable, Sendable {
    var color: Color
    var radius: CGFloat
    var y: CGFloat
  }

  static let standard = Theme(
    name: "standard", accent: .blue, surface: Color(white: 0.97), cornerRadius: 8,
    shadow: Shadow(color: .black.opacity(0.1), radius: 6, y: 2))

  static let evening = Theme(
    name: "evening", accent: .orange, surface: Color(white: 0.12), cornerRadius: 8,
    shadow: Shadow(color: .clear, radius: 0, y: 0))

  static let premium = Theme(
    name: "premium", accent: Color(red: 0.8, green: 0.65, blue: 0.2), surface: .black, cornerRadius: 16,
    shadow: Shadow(color: .black.opacity(0.3), radius: 12, y: 4))
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Gives this view and all inside it another look.
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme).tint(theme.accent)
  }
}
