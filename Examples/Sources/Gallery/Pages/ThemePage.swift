import SwiftUI

/// How things look, as one value of the environment.
struct GalleryTheme: Equatable {
  var name: LocalizedStringKey
  var accent: Color
  var surface: Color
  var cornerRadius: CGFloat
  var shadowRadius: CGFloat

  static let standard = GalleryTheme(
    name: "Standard", accent: .blue, surface: .blue.opacity(0.12), cornerRadius: 8, shadowRadius: 3)
  static let premium = GalleryTheme(
    name: "Premium", accent: .yellow, surface: Color(red: 0.16, green: 0.13, blue: 0.3), cornerRadius: 18,
    shadowRadius: 9)
}

private struct GalleryThemeKey: EnvironmentKey {
  static let defaultValue = GalleryTheme.standard
}

extension EnvironmentValues {
  var galleryTheme: GalleryTheme {
    get { self[GalleryThemeKey.self] }
    set { self[GalleryThemeKey.self] = newValue }
  }
}

/// Rows know the theme without having been given it; the premium ones know another.
struct ThemePage: View {
  var body: some View {
    ThemedRow(symbol: "cup.and.saucer.fill", title: "Tea")
    ThemedRow(symbol: "cart.fill", title: "Bread")
    VStack(spacing: 12) {
      ThemedRow(symbol: "star.fill", title: "Free delivery")
      ThemedRow(symbol: "gift.fill", title: "A present each month")
    }
    .foregroundStyle(.white)
    .environment(\.galleryTheme, .premium)
    ThemedRow(symbol: "leaf.fill", title: "Mint").environment(\.galleryTheme.accent, .green)
  }
}

private struct ThemedRow: View {
  let symbol: String
  let title: LocalizedStringKey
  @Environment(\.galleryTheme) private var theme

  var body: some View {
    HStack {
      Image(systemName: symbol).foregroundStyle(theme.accent).imageScale(.large).frame(width: 36)
      Text(title)
      Spacer()
      Text(theme.name).font(.caption).foregroundStyle(theme.accent)
    }
    .padding()
    .background(theme.surface)
    .clipShape(.rect(cornerRadius: theme.cornerRadius))
    .shadow(color: .black.opacity(0.25), radius: theme.shadowRadius, y: 2)
  }
}
