extension Image {
  /// The size of symbols in relation to adjacent text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As high as the text.
    case medium
    /// Larger than the text.
    case large
  }
}
