extension RuntimeIssue {
  static var undoOutsideGroup: RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        An action was registered with an undo manager outside of a group, and groupsByEvent is false. It was \
        registered as a group by itself. Call beginUndoGrouping() before it.
        """)
  }

  static var undoInsideGroup: RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        undo() or redo() was called while groups were open. The call was ignored. Call endUndoGrouping() once for each \
        beginUndoGrouping() before.
        """)
  }

  static func undoCallWithoutPartner(_ call: String, _ partner: String) -> RuntimeIssue {
    RuntimeIssue(kind: .other, message: "\(call)() was called without \(partner)() before it. The call was ignored.")
  }
}
