/// The contents of a graph in numbers.
public struct GraphStatistics: Hashable, Sendable {
  /// Inputs, rules, observers, sources and clients' nodes.
  public let attributes: Int
  /// The number of recorded dependencies.
  public let dependencies: Int
  /// Lifetimes, the graph's own not counted.
  public let subgraphs: Int
  /// The memory the graph has taken from the system, free slots included. What values own elsewhere does not count.
  public let bytes: Int
}
