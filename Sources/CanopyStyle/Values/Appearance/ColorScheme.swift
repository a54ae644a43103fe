/// The light or dark appearance of an interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on light surfaces.
  case light
  /// Light content on dark surfaces.
  case dark
}
