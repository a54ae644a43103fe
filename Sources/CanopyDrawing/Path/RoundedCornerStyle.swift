/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// With a quarter of a circle.
  case circular
  /// With a curve that begins gently: it takes up half as much again of the edges.
  case continuous
}
