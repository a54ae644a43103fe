/// Whether colors are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on light surfaces.
  case light
  /// Light content on dark surfaces.
  case dark
}
