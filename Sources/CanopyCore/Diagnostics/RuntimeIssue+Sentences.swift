// What is said about each kind of issue.

extension RuntimeIssue {
  static func environmentOutsideView(_ type: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .readOutsideView,
      message: """
        Accessing Environment<\(readableName(of: type))>'s value outside of being installed on a View. This will always \
        read the default value and will not update. Read it in body, or in what body calls, not in init.
        """)
  }

  static func stateOutsideView(_ type: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .readOutsideView,
      message: """
        Accessing State<\(readableName(of: type))>'s value outside of being installed on a View. This reads the initial \
        value and will not update. Read it in body, or in what body calls, not in init.
        """)
  }

  static func stateSetOutsideView(_ type: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .readOutsideView,
      message: """
        A State<\(readableName(of: type))> was set before its view was in a tree, and so nothing was set. In init, give \
        it an initial value: _name = State(initialValue: …).
        """)
  }

  static var namespaceOutsideView: RuntimeIssue {
    RuntimeIssue(
      kind: .readOutsideView,
      message: "Reading a Namespace outside of View.body gives an identifier that others may get too.")
  }

  static func changeDuringUpdate(_ label: String) -> RuntimeIssue {
    let writer = Updating.isHere ? ViewRuntime.currentBody.map { readableName(of: $0.viewType) } : nil
    let place = writer.map { "the body of \($0)" } ?? "an update"
    return RuntimeIssue(
      kind: .changeDuringUpdate,
      message: """
        Modifying state during view update: \(place) changes \(label). Bodies that ran before follow in another pass. \
        Change it in an action, in onAppear or in onChange instead.
        """)
  }

  static func freshDefault(_ key: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .freshDefault,
      message: """
        The default value of the environment key \(readableName(ofKey: key)) is a new object each time it is asked for. \
        Views that nobody gave one share the first; keep it in a static let, or make the value optional.
        """)
  }

  static func incomparable(_ key: any Any.Type, _ writer: EnvironmentWriter?) -> RuntimeIssue {
    let place = writer.map { "set by \($0.modifier) in the body of \($0.owner)" } ?? "set at the root"
    return RuntimeIssue(
      kind: .incomparable,
      message: """
        The environment value of \(readableName(ofKey: key)), \(place), holds a closure and cannot be compared, so all who \
        read it run again in each update of that view. Wrap the closure in a type that is Equatable.
        """)
  }

  static func duplicateID(_ id: String, owner: String?) -> RuntimeIssue {
    RuntimeIssue(
      kind: .duplicateID,
      message: """
        ForEach\(owner.map { " in the body of \($0)" } ?? ""): the ID \(id) occurs multiple times within the collection, \
        this will give undefined results. Only one of the elements keeps its state.
        """)
  }

  static func changesTooOften(_ type: any Any.Type, owner: String, limit: Int) -> RuntimeIssue {
    RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        onChange(of: \(readableName(of: type))) action in the body of \(owner) tried to update multiple times per frame: \
        it was called off after \(limit) times. Does the action change what it follows?
        """)
  }

  static func doesNotSettle(rounds: Int) -> RuntimeIssue {
    RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        Changes keep calling for other changes: the update was called off after \(rounds) rounds. Is there an action that \
        changes what makes it run?
        """)
  }
}
