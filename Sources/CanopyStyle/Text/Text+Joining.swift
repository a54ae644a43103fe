extension Text {
  /// Concatenates two texts, each with its own modifiers.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(JoinedContent(lhs, rhs)) }
}
