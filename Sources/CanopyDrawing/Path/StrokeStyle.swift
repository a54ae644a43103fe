public import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Where its path ends.
  case butt
  /// With half a circle around the end of its path.
  case round
  /// With half a square around the end of its path.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless that is too far away.
  case miter
  /// With a part of a circle.
  case round
  /// With a straight edge.
  case bevel
}

/// How a path is drawn as a line.
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How its parts meet.
  public var lineJoin: CGLineJoin
  /// How far away the point of two lines that meet may be, in halves of their width, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps behind them, in turn; empty is a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A way to draw lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
