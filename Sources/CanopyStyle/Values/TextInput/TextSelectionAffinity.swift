/// The character to which an insertion point between two characters belongs, at boundaries between lines or writing
/// directions.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// Depends on the text.
  case automatic
  /// The character before the insertion point.
  case upstream
  /// The character after the insertion point.
  case downstream
}
