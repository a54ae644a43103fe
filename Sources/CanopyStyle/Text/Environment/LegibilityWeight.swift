/// The font weight that a person prefers for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A heavier weight.
  case bold
}
