/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners of continuous curvature, which take about one and a half times the length of the edges.
  case continuous
}
