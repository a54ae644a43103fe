internal import Glibc

/// A problem with a request to a graph, described by a sentence.
///
/// Issues are passed to `Graph.onIssue`. Without a handler, they are printed to standard error. The throwing ways to read throw
/// them instead.
public struct GraphIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an issue, for programmatic use.
  public enum Kind: Hashable, Sendable {
    /// An attribute was used after its subgraph was freed, or with a graph that it doesn't belong to.
    case freedAttribute
    /// A subgraph was used after it was freed, or with a graph that it doesn't belong to.
    case freedSubgraph
    /// An attribute was read with the wrong type.
    case wrongType
    /// A rule read its own value through other rules.
    case cycle
    /// An input was set while rules were running.
    case writeDuringUpdate
    /// A rule called `update()`.
    case updateDuringUpdate
    /// Every pass required another one.
    case doesNotSettle
    /// Rules read each other so deeply that the stack was nearly exhausted.
    case tooDeep
  }

  /// The kind of the issue.
  public let kind: Kind
  /// A description of the issue, with advice.
  public let message: String
  /// The attributes involved. For a cycle, its path.
  public let attributes: [AnyAttribute]

  /// The message.
  public var description: String { message }

  func printToStandardError() {
    var line = "CanopyGraph: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
