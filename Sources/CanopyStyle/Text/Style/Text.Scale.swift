extension Text {
  /// How large text is beside other text of the same font.
  public struct Scale: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case standard, secondary }

    package let kind: Kind

    /// As large as the font says.
    public static let `default` = Scale(kind: .standard)
    /// Smaller, for what is said in passing.
    public static let secondary = Scale(kind: .secondary)
  }
}
