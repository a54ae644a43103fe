// Runtime issues about state.

extension RuntimeIssue {
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
}
