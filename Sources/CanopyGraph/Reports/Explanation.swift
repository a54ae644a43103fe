/// Why an attribute has the value it has. See `Graph.explain(_:)`.
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
  /// The attribute that is explained.
  public let attribute: Mention
  /// The state of the value.
  public let freshness: Freshness
  /// When the rule last ran, or the input was last written.
  public let lastRun: Moment
  /// A Boolean value that indicates whether the last evaluation changed the value.
  public let changedLast: Bool
  /// The number of times that the value has changed.
  public let changes: Int
  /// The causes of the last evaluation: the changed attribute, the cause of its change, and so on back to a write.
  public let because: [Mention]
  /// The attributes that it read, in that order.
  public let sources: [Mention]
  /// The attributes that read it, the oldest dependency first.
  public let readers: [Mention]
  /// The names of the enclosing subgraphs, innermost first.
  public let subgraphs: [String]

  /// An attribute in a report.
  public struct Mention: Hashable, Sendable {
    /// Which attribute it is.
    public let attribute: AnyAttribute
    /// The name it was given, or what kind of attribute it is.
    public let name: String
    /// The value as text; nil for nodes of clients, and before the first evaluation.
    public let value: String?
  }

  /// The state of a value.
  public enum Freshness: Hashable, Sendable {
    /// The value equals the result of the rule.
    case current
    /// Something upstream was written; the next read finds out whether it matters.
    case perhapsStale
    /// The next read runs the rule.
    case stale
  }

  /// A time by the graph's clock.
  public enum Moment: Hashable, Sendable {
    /// Not yet.
    case never
    /// During this update, as `Graph.updates` counts them.
    case inUpdate(UInt64)
    /// Between this update, or the start if it is 0, and the next.
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
  /// The name, and the value if there is one.
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
