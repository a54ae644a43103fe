extension Image {
  /// How large symbols are in relation to the text beside them.
  public enum Scale: Hashable, Sendable {
    /// Smaller.
    case small
    /// As high as the text.
    case medium
    /// Larger.
    case large
  }
}
