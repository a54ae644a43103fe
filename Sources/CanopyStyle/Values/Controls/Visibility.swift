/// The visibility of an element of the interface.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Depends on the context.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
