package import CanopyCore

// Issues of presentations.

extension RuntimeIssue {
  package static func presentationsDoNotSettle(limit: Int) -> RuntimeIssue {
    RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        Presentations keep appearing and disappearing: the update was stopped after \(limit) of them. Check whether \
        an onDismiss action presents again what its content dismisses.
        """)
  }

  /// Returns an issue about a request that isn't fulfilled because presentations are nested too deeply.
  @MainActor
  static func presentationsWithoutEnd(_ request: PresentationRequest, depth: Int) -> RuntimeIssue {
    let reason = request.reason.map { ", because \($0)" } ?? ""
    return RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        Presentations keep presenting others: \(depth) are presented, each by the content of the one before, and no more are. \
        The next was requested by \(request.place)\(reason). Check whether the content of a presentation presents itself.
        """)
  }

  /// Returns an issue about a detent that would make the sheet invisible.
  @MainActor
  static func invisibleDetent(of presentation: Presentation) -> RuntimeIssue {
    .layout(
      """
      The height of a detent must be greater than 0. \(presentation.name) has a detent with another height, which is \
      ignored.
      """)
  }

  /// Returns an issue about a call of `dismiss` that was probably meant for a different target.
  ///
  /// - Parameters:
  ///   - called: The target of the call, and its effect.
  ///   - meant: The presentation from which the call came.
  @MainActor
  static func dismissOfOther(_ called: String, _ meant: Presentation) -> RuntimeIssue {
    RuntimeIssue(
      kind: .dismissOfOther,
      message: """
        dismiss belongs to the view that reads it. Here, dismiss of \(called) was called inside of \(meant.name). Read dismiss \
        in a view of the content to end the presentation of that view.
        """)
  }
}
