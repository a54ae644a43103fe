import CanopyStyle
import CanopyText
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Submissions")
struct SubmissionTests {
  private let log = ActionLog()

  private struct Field: View {
    @Environment(\.submission) private var submission
    let trigger: SubmitTriggers
    var body: some View { Button("Submit") { submission.perform(trigger) } }
  }

  @Test("All actions around a view run, the innermost first, up to a scope")
  func actions() throws {
    let screen = TestScreen {
      Field(trigger: .text)
        .onSubmit { log.add("inner") }
        .onSubmit(of: .search) { log.add("search") }
        .onSubmit(of: [.text, .search]) { log.add("middle") }
        .submitScope()
        .onSubmit { log.add("outer") }
    }
    try screen.find("Submit").tap()
    #expect(log.lines == ["inner", "middle"])
  }

  @Test("A new closure doesn't run the bodies that read the actions")
  func identity() throws {
    struct Content: View {
      let log: ActionLog
      @State private var count = 0
      var body: some View {
        Field(trigger: .text).onSubmit { log.add("\(count)") }.submitLabel(.done)
        Button("Add") { count += 1 }
        Text("\(count)")
      }
    }
    let screen = TestScreen { Content(log: log) }
    try screen.find("Add").tap()
    #expect(screen.bodyCount(of: Field.self) == 1)
    try screen.find("Submit").tap()
    #expect(log.lines == ["1"])
  }
}
