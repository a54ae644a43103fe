/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The middle.
  case center
  /// The edge where lines end.
  case trailing
}
