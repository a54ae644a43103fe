extension Text {
  /// One text after another, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(JoinedContent(lhs, rhs)) }
}
