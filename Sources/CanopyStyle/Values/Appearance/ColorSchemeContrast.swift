/// How far the colors of content and surface are apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As designed.
  case standard
  /// Further apart, because the user asks for it.
  case increased
}
