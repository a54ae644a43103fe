/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing
}

extension Edge {
  /// A set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The type of the elements of the set.
    public typealias Element = Edge.Set

    /// The edges as a bit mask.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that contains only the given edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
}

extension HorizontalEdge {
  /// A set of horizontal edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The type of the elements of the set.
    public typealias Element = HorizontalEdge.Set

    /// The edges as a bit mask.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that contains only the given edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

extension VerticalEdge {
  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The type of the elements of the set.
    public typealias Element = VerticalEdge.Set

    /// The edges as a bit mask.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that contains only the given edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
