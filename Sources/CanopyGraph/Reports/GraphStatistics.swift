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

/// Something that happened while a graph kept itself up to date. See `Graph.trace`.
public struct TraceEvent: Hashable, Sendable {
  /// The kind of the event.
  public enum Kind: Hashable, Sendable {
    /// An input or a source got a new value.
    case written
    /// A rule ran. If `changed` is true, its value is new and its readers are affected. The time includes other rules that it
    /// was the first to read.
    case evaluated(changed: Bool, nanoseconds: UInt64)
    /// A rule was marked but did not run: nothing that it reads turned out changed.
    case cutOff
  }

  /// The kind of the event.
  public let kind: Kind
  /// To whom.
  public let attribute: AnyAttribute
  /// The attribute's name, or what kind it is.
  public let name: String
  /// Why: the changed attribute that made the rule run, then the one that made that one run, and so on back to what
  /// was written. Empty for writes, for first evaluations, and for rules that were cut off.
  public let because: [AnyAttribute]
  /// The number of the update, as `Graph.updates` counts them: the running one, or the next.
  public let update: UInt64
}
