/// The contrast between the colors of content and of the surfaces behind it.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the original design.
  case standard
  /// The increased contrast that the user asks for.
  case increased
}
