/// A misuse of views that doesn't stop the program, but surely isn't intended. Xcode shows such issues as purple
/// warnings.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of issue.
  public let kind: Kind
  /// The message: the problem, its place, and the remedy.
  public internal(set) var message: String
  /// The number of occurrences at the same place. Only the first one is reported.
  public internal(set) var count = 1

  /// Kinds of issues, for code that handles them.
  public enum Kind: Hashable, Sendable {
    /// A dynamic property was read before its view was in a tree.
    case readOutsideView
    /// State was changed while bodies ran.
    case changeDuringUpdate
    /// The default value of an environment key creates a new object at each access.
    case freshDefault
    /// A value of the environment cannot be compared, so every update reaches all of its readers.
    case incomparable
    /// Two elements of a `ForEach` have the same identifier.
    case duplicateID
    /// The dismiss action of one window or presentation was called from another.
    case dismissOfOther
    /// A size or a position is invalid.
    case layout
    /// Something can't be drawn: the values of an effect aren't numbers, or a picture is missing or broken.
    case drawing
    /// Changes kept causing further changes.
    case doesNotSettle
    /// Something else.
    case other
  }

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// Creates an issue about a size or a position.
  package static func layout(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .layout, message: message) }

  /// Creates an issue about something that can't be drawn.
  package static func drawing(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .drawing, message: message) }

  /// The message, with the number of occurrences if there is more than one.
  public var description: String { count == 1 ? message : "\(message) (\(count) times)" }
}
