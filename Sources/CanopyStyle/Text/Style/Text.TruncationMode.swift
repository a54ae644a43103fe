extension Text {
  /// Where text that has too little room leaves something out.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning of the line.
    case head
    /// At the end of the line.
    case tail
    /// In the middle of the line.
    case middle
  }
}
