extension Text {
  /// The scale of text relative to its font.
  public struct Scale: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case standard, secondary }

    package let kind: Kind

    /// The size of the font.
    public static let `default` = Scale(kind: .standard)
    /// A smaller size, for secondary text.
    public static let secondary = Scale(kind: .secondary)
  }
}
