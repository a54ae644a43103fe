public import Foundation

/// The style of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at the end of its path.
  case butt
  /// The line ends with a semicircle around the end of its path.
  case round
  /// The line ends with half a square around the end of its path.
  case square
}

/// The style of the joins of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp join, up to the miter limit.
  case miter
  /// A rounded join.
  case round
  /// A beveled join.
  case bevel
}

/// The style of a line along a path.
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The style of the ends.
  public var lineCap: CGLineCap
  /// The style of the joins.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of the length of a miter to the line width. Joins with a longer miter are beveled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, or an empty array for a solid line.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which the line starts.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
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

/// A style for filling paths.
@frozen public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether to use the even-odd rule instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
