/// Which of two characters an insertion point between them belongs to, where lines or directions of writing meet.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// Decides by the text.
  case automatic
  /// The one before.
  case upstream
  /// The one behind.
  case downstream
}
