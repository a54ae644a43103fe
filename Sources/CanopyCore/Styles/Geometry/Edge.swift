/// One of the four edges of a rectangle, in the direction of reading.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end.
  case trailing
}

extension Edge {
  /// Some of the edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The type of the elements: sets of one edge.
    public typealias Element = Edge.Set

    /// The edges as bits.
    public let rawValue: Int8

    /// Edges given as bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The edges where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge on a side, in the direction of reading.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing
}

/// The upper or the lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
