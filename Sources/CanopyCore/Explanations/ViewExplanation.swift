/// An explanation of a view: the runs of its body with their reasons, its reads, and its environment.
///
/// `description` is for people to read, and `json` for programs.
public struct ViewExplanation: Hashable, Sendable, Codable {
  /// The type of the view; nil outside of views with a body.
  public let view: String?
  /// The ancestors, innermost first.
  public let ancestors: [String]
  /// The number of times that its body has run.
  public let runCount: Int
  /// The last runs of its body, the newest last.
  public let runs: [Run]
  /// The sources that its body read in its last run, in order.
  public let reads: [String]
  /// The closure in the body that creates the explained view; nil if the body itself creates it.
  public let part: Part?
  /// The values that are set in its environment, the nearest first.
  public let environment: [Value]

  /// The amount of detail of an explanation.
  public enum Detail: Hashable, Sendable, Codable {
    /// The views, modifiers and styles of the program. The framework's own views belong to the view that contains them in its body.
    case program
    /// All views, including the framework's own views inside controls and presentations.
    case everything
  }

  /// A closure in the body of a view that tracks its own reads, such as the content of a sheet. It can run without the body
  /// around it.
  public struct Part: Hashable, Sendable, Codable {
    /// The closure in words: `the content of sheet(isPresented:)`.
    public let name: String
    /// The number of times that the closure has run.
    public let runCount: Int
    /// The last runs of the closure, the newest last.
    public let runs: [Run]
    /// The sources that the closure read in its last run, in order.
    public let reads: [String]
  }

  /// A run of a body.
  public struct Run: Hashable, Sendable, Codable {
    /// The number of the update, counted for all trees of the process.
    public let update: Int
    /// The reasons of the run.
    public let reasons: [Reason]
    /// A description of the update's transaction; nil if it is empty.
    public let transaction: String?
  }

  /// A reason for a run of a body.
  public struct Reason: Hashable, Sendable, Codable {
    /// The kind of change.
    public let kind: Kind
    /// The changed source as in source code: `_count`, `\.locale`, `Library.books`, `title`.
    public let name: String
    /// The view whose state changed, if it is a different one.
    public let owner: String?
    /// The runs of other bodies that led to the change, the nearest first.
    public let because: [String]
    /// The action that the program was performing: `tapping “Add”`, `onAppear(perform:)`.
    public internal(set) var action: String?

    /// Kinds of changes.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// The view was added to the tree.
      case appeared
      /// The view was created with a different value.
      case value
      /// State of the view, or of an ancestor.
      case state
      /// A value of the environment.
      case environment
      /// An object.
      case object
      /// A preference of the views inside.
      case preference
      /// Something else that the body read.
      case other
    }
  }

  /// A value in an environment.
  public struct Value: Hashable, Sendable, Codable {
    /// The key as in source code: `\.locale`.
    public let key: String
    /// The value, as text.
    public let value: String
    /// The modifier that set it: `set by environment(\.locale) in the body of Root`.
    public let writer: String
    /// A Boolean value that indicates whether a presentation set the value, instead of letting its content inherit one.
    public let isReset: Bool
    /// The reason why a presentation set it: `as in the window`; nil for values that modifiers set.
    public let reason: String?
    /// The values of the same key that it hides, nearest first.
    public internal(set) var hidden: [Value] = []
  }
}
