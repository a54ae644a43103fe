/// Statistics about the contents of a graph.
public struct GraphStatistics: Hashable, Sendable {
  /// The number of inputs, rules, observers, sources and clients' nodes.
  public let attributes: Int
  /// The number of recorded dependencies.
  public let dependencies: Int
  /// The number of subgraphs.
  public let subgraphs: Int
  /// The memory that the graph has allocated, in bytes, including free slots. It doesn't include memory that values own.
  public let bytes: Int
}

/// An event that occurred while a graph updated itself. See `Graph.trace`.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of the event.
  public enum Kind: Hashable, Sendable {
    /// An input or a source received a new value.
    case written
    /// A rule ran. If `changed` is true, its value is new, and its readers are affected. The time includes other rules that it
    /// was the first to read.
    case evaluated(changed: Bool, nanoseconds: UInt64)
    /// A rule was marked but didn't run, because nothing that it reads changed.
    case cutOff
  }

  /// The kind of the event.
  public let kind: Kind
  /// The affected attribute.
  public let attribute: AnyAttribute
  /// The name of the attribute, or its kind if it has none.
  public let name: String
  /// The causes: the changed attribute that made the rule run, the one that made that rule run, and so on, up to a write. Empty
  /// for writes, for first evaluations, and for rules that were cut off.
  public let because: [AnyAttribute]
  /// The number of the running update, or of the next one, as in `Graph.updates`.
  public let update: UInt64
}
