/// An explanation of an attribute's value. See `Graph.explain(_:)`.
///
/// Its `description` has several lines:
///
/// ```
/// “total” = 30.0
///   ran in update 3 and changed (2 changes so far)
///   because “price” changed
///   reads “price” = 10.0, “count” = 3
///   read by “label”
///   lives in “cart”
/// ```
public struct Explanation: Hashable, Sendable {
  /// The explained attribute.
  public let attribute: Mention
  /// A value that indicates whether the value is up to date.
  public let freshness: Freshness
  /// The time when the rule last ran, or the input was last set.
  public let lastRun: Moment
  /// A Boolean value that indicates whether the last evaluation changed the value.
  public let changedLast: Bool
  /// The number of times that the value has changed.
  public let changes: Int
  /// The causes of the last evaluation: the changed attribute, the cause of its change, and so on, up to a write.
  public let because: [Mention]
  /// The attributes that the rule read, in order.
  public let sources: [Mention]
  /// The attributes that read this one, oldest dependency first.
  public let readers: [Mention]
  /// The names of the enclosing subgraphs, innermost first.
  public let subgraphs: [String]

  /// An attribute in a report.
  public struct Mention: Hashable, Sendable {
    /// The attribute that is mentioned.
    public let attribute: AnyAttribute
    /// The name of the attribute, or its kind if it has none.
    public let name: String
    /// The value as text, or nil for clients' nodes and before the first evaluation.
    public let value: String?
  }

  /// The degree to which a value is up to date.
  public enum Freshness: Hashable, Sendable {
    /// The value equals the result of the rule.
    case current
    /// A direct or indirect source was set. The next read determines whether that affects the value.
    case perhapsStale
    /// The next read runs the rule.
    case stale
  }

  /// A time, measured by the graph's updates.
  public enum Moment: Hashable, Sendable {
    /// It hasn't happened yet.
    case never
    /// During an update, numbered as in `Graph.updates`.
    case inUpdate(UInt64)
    /// Between an update, or the start if it is 0, and the next one.
    case afterUpdate(UInt64)
  }
}

extension Explanation: CustomStringConvertible {
  /// The explanation as text.
  public var description: String {
    var lines = ["\(attribute)\(freshness.remark)", "\(lastRun.phrase)\(outcome)"]
    if !because.isEmpty {
      lines.append(because.map { "because “\($0.name)” changed" }.joined(separator: ", "))
    }
    if !sources.isEmpty { lines.append("reads " + Self.list(sources) { "\($0)" }) }
    if !readers.isEmpty { lines.append("read by " + Self.list(readers) { "“\($0.name)”" }) }
    if !subgraphs.isEmpty { lines.append("lives in " + subgraphs.map { "“\($0)”" }.joined(separator: " in ")) }
    return lines.joined(separator: "\n  ")
  }

  private var outcome: String {
    if lastRun == .never { return "" }
    let changeCount = changes == 1 ? "1 change" : "\(changes) changes"
    return (changedLast ? " and changed" : " and stayed the same") + " (\(changeCount) so far)"
  }

  private static func list(_ mentions: [Mention], _ text: (Mention) -> String) -> String {
    let shown = mentions.prefix(20).map(text).joined(separator: ", ")
    return mentions.count > 20 ? "\(shown) and \(mentions.count - 20) more" : shown
  }
}

extension Explanation.Mention: CustomStringConvertible {
  /// The name, followed by the value if there is one.
  public var description: String { value.map { "“\(name)” = \($0)" } ?? "“\(name)”" }
}

extension Explanation.Freshness {
  fileprivate var remark: String {
    switch self {
    case .current: ""
    case .perhapsStale: " (perhaps stale)"
    case .stale: " (stale)"
    }
  }
}

extension Explanation.Moment {
  fileprivate var phrase: String {
    switch self {
    case .never: "has not been evaluated"
    case .inUpdate(let update): "ran in update \(update)"
    case .afterUpdate(0): "ran before the first update"
    case .afterUpdate(let update): "ran after update \(update)"
    }
  }
}
