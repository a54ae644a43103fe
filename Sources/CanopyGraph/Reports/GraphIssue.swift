internal import Glibc

/// A problem with a request to a graph, described by a sentence.
///
/// Issues go to `Graph.onIssue`, which prints them to standard error unless you set it. The checked forms of reading
/// throw them instead.
public struct GraphIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an issue, for code.
  public enum Kind: Hashable, Sendable {
    /// An attribute was used after its subgraph was freed, or in a graph it does not belong to.
    case freedAttribute
    /// A subgraph was used after it was freed, or in a graph it does not belong to.
    case freedSubgraph
    /// An attribute was read with a wrong type.
    case wrongType
    /// A rule reads, through others, its own value.
    case cycle
    /// An input was written while rules were running.
    case writeDuringUpdate
    /// `update()` was called by a rule.
    case updateDuringUpdate
    /// Every pass made another one necessary.
    case doesNotSettle
    /// Rules read each other so deep that the stack is nearly used up.
    case tooDeep
  }

  /// The kind of the issue.
  public let kind: Kind
  /// A description of the issue, with advice.
  public let message: String
  /// The attributes concerned; for a cycle, its path.
  public let attributes: [AnyAttribute]

  /// The message.
  public var description: String { message }

  func printToStandardError() {
    var line = "CanopyGraph: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
