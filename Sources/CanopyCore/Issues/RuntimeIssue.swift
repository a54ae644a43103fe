/// Something a program does with its views that works, but surely not as meant: what Xcode shows as a purple warning.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of issue.
  public let kind: Kind
  /// The message: the problem, its place, and the remedy.
  public internal(set) var message: String
  /// The number of occurrences at the same place. It is reported once.
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

  /// An issue about a size or a place.
  package static func layout(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .layout, message: message) }

  /// An issue about something that can't be drawn.
  package static func drawing(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .drawing, message: message) }

  /// The message, and how often it has happened if that is more than once.
  public var description: String { count == 1 ? message : "\(message) (\(count) times)" }
}
