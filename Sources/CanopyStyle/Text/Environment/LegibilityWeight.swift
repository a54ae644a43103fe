/// How heavy the user wants text to be, so that it can be read well.
public enum LegibilityWeight: Hashable, Sendable {
  /// As it was designed.
  case regular
  /// Heavier.
  case bold
}
