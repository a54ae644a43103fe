extension Font {
  /// What kind of letters the system's font has.
  public enum Design: Hashable, Sendable {
    /// The letters of running text.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters that all have the same width.
    case monospaced
  }
}
