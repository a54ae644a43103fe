import CanopyTesting
import SwiftUI
import Testing

/// The issues reported for calling the `dismiss` action of another presentation by mistake.
@MainActor @Suite struct MisplacedDismissTests {
  @Test("7.1 dismiss belongs to the view that reads it: the presenter's action doesn't dismiss the sheet")
  func theDismissActionOfAWindowCalledInASheetReportsIssue() throws {
    let screen = TestScreen { UsesItsOwn() }
    try screen.find("show").tap()
    try screen.find("end").tap()
    #expect(screen.presentations.count == 1)
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .dismissOfOther)
    #expect(
      issue.message == """
        dismiss belongs to the view that reads it. Here, dismiss of the window, which it does not close, was called \
        inside of sheet(isPresented:) in the body of UsesItsOwn. Read dismiss in a view of the content to end the \
        presentation of that view.
        """)
  }

  @Test func theDismissActionOfAnOuterSheetCalledInAnInnerSheetReportsIssue() throws {
    let screen = TestScreen { Outer() }
    try screen.find("outer").tap()
    try screen.find("show").tap()
    try screen.find("end").tap()
    #expect(screen.presentations.isEmpty)
    let issue = try #require(screen.issues.first)
    #expect(
      issue.message.contains("dismiss of sheet(isPresented:) in the body of Outer, which ends, was called inside of"))
    #expect(issue.message.contains("inside of sheet(isPresented:) in the body of UsesItsOwn."))
  }

  @Test func theDismissActionReadInsideASheetReportsNoIssue() throws {
    let screen = TestScreen { Outer() }
    try screen.find("outer").tap()
    try screen.find("right").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func aButtonOfAnAlertThatDismissesTheSheetAroundReportsNoIssue() throws {
    let screen = TestScreen { Outer() }
    try screen.find("outer").tap()
    try screen.find("ask").tap()
    try screen.find("Delete").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func dismissOutsideAPresentationReportsNoIssue() throws {
    let screen = TestScreen { Right() }
    try screen.find("right").tap()
    #expect(screen.issues.isEmpty)
  }
}

private struct UsesItsOwn: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }.sheet(isPresented: $isShown) { Button("end") { dismiss() } }
  }
}

private struct Outer: View {
  @State private var isShown = false
  var body: some View {
    Button("outer") { isShown = true }.sheet(isPresented: $isShown) {
      UsesItsOwn()
      Right()
      Asking()
    }
  }
}

private struct Right: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("right") { dismiss() } }
}

private struct Asking: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  var body: some View {
    Button("ask") { isAsking = true }
      .alert("Delete it?", isPresented: $isAsking) { Button("Delete", role: .destructive) { dismiss() } }
  }
}
