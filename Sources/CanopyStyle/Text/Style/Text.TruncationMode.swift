extension Text {
  /// The place of the ellipsis in truncated text.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the line is truncated.
    case head
    /// The end of the line is truncated.
    case tail
    /// The middle of the line is truncated.
    case middle
  }
}
