extension Font {
  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends.
    case rounded
    /// A fixed-width design.
    case monospaced
  }
}
