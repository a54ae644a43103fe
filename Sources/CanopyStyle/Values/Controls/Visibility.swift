/// Whether something is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Decides by where it is.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
