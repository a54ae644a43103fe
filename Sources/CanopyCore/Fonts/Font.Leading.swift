extension Font {
  /// How much room there is between lines.
  public enum Leading: Hashable, Sendable {
    /// As much as the font asks for.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }
}
