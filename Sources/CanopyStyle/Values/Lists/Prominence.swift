/// The visual prominence of an element.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// A higher prominence than usual.
  case increased
}
