internal import CanopyGraph
internal import Foundation

/// Something a program does with its views that works, but surely not as meant: what Xcode shows as a purple warning.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  /// What it is about.
  public let kind: Kind
  /// What is wrong, where, and what to do about it.
  public internal(set) var message: String
  /// How often it has happened at the same place. It is reported once.
  public internal(set) var count = 1

  /// Kinds of issues, for code that handles them.
  public enum Kind: Hashable, Sendable {
    /// A dynamic property was read before its view was in a tree.
    case readOutsideView
    /// State was changed while bodies ran.
    case changeDuringUpdate
    /// An environment key makes a new object each time its default is asked for.
    case freshDefault
    /// A value of the environment cannot be compared, so every update reaches all of its readers.
    case incomparable
    /// Two elements of a `ForEach` have the same identifier.
    case duplicateID
    /// The dismiss action of another window or presentation was called than the one the call came from.
    case dismissOfOther
    /// Something has no size or no place that could be one.
    case layout
    /// Something cannot be drawn: an effect of no numbers, a picture that is missing or broken.
    case drawing
    /// Changes kept calling for other changes.
    case doesNotSettle
    /// Something else.
    case other
  }

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message, and how often it has happened if that is more than once.
  public var description: String { count == 1 ? message : "\(message) (\(count) times)" }
}

extension RuntimeIssue {
  /// Gives the issue to the tree whose bodies are running; or else to those that have taken part in the update and
  /// collect issues, or if there are none to standard error.
  package static func record(_ issue: RuntimeIssue) {
    if let tree = ViewRuntime.runningTree { return record(issue, in: tree) }
    if let tree = TreeContext.beginning { return record(issue, in: tree) }
    let trees = TreeContext.inUpdate
    for tree in trees { tree.record(issue) }
    if trees.isEmpty { print(issue) }
  }

  /// Gives the issue to a tree that collects issues, or else to standard error.
  package static func record(_ issue: RuntimeIssue, in tree: TreeContext) {
    if tree.record(issue), !tree.isDiagnosed { print(issue) }
  }

  private static func print(_ issue: RuntimeIssue) {
    FileHandle.standardError.write(Data("Canopy: \(issue.message)\n".utf8))
  }

  static func record(graph issue: GraphIssue) {
    record(RuntimeIssue(kind: .other, message: issue.message))
  }
}
