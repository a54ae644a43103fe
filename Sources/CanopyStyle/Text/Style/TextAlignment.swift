/// Which edge the lines of a text share.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The middle.
  case center
  /// The edge where lines end.
  case trailing
}
