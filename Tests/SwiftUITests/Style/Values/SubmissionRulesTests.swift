import CanopyStyle
import CanopyTesting
import SwiftUI
import Testing

/// Which actions a submission runs, and in which order.
@MainActor @Suite struct SubmissionRulesTests {
  private let log = ActionLog()

  private struct Field: View {
    @Environment(\.submission) private var submission
    let trigger: SubmitTriggers
    let log: ActionLog

    var body: some View {
      Button("Submit") { log.add(submission.perform(trigger) ? "performed" : "ignored") }
    }
  }

  @Test func submissionWithoutAnActionIsIgnored() throws {
    let screen = TestScreen { Field(trigger: .text, log: log).onSubmit(of: .search) { log.add("search") } }
    try screen.find("Submit").tap()
    #expect(log.lines == ["ignored"])
  }

  @Test func eachTriggerRunsItsActions() throws {
    let screen = TestScreen {
      Field(trigger: .search, log: log).onSubmit { log.add("text") }.onSubmit(of: [.text, .search]) { log.add("both") }
        .onSubmit(of: .search) { log.add("search") }
    }
    try screen.find("Submit").tap()
    #expect(log.lines == ["both", "search", "performed"])
  }

  @Test func openScopeBlocksNothing() throws {
    let screen = TestScreen {
      Field(trigger: .text, log: log).onSubmit { log.add("inner") }.submitScope(false).onSubmit { log.add("outer") }
    }
    try screen.find("Submit").tap()
    #expect(log.lines == ["inner", "outer", "performed"])
  }

  @Test func actionsOfOtherFieldsDoNotRun() throws {
    let screen = TestScreen {
      Text("Other").onSubmit { log.add("other") }
      Field(trigger: .text, log: log).onSubmit { log.add("own") }
    }
    try screen.find("Submit").tap()
    #expect(log.lines == ["own", "performed"])
  }

  @Test func innermostLabelOfASubmissionCounts() throws {
    #expect(EnvironmentValues().submitLabel == .return)
    #expect(try seen(\.submitLabel) { $0.submitLabel(.send).submitLabel(.done) } == .send)
    let labels: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]
    #expect(Set(labels).count == labels.count)
  }

  @Test func urlsWithoutAHostAreReported() {
    struct Opener: View {
      @Environment(\.openURL) private var openURL

      var body: some View { Button("Open") { openURL(URL(filePath: "/page")) } }
    }
    let screen = TestScreen {
      $0.urlOpener = nil
    } content: {
      Opener()
    }
    #expect(throws: Never.self) { try screen.find("Open").tap() }
    #expect(screen.issues.map(\.message).allSatisfy { $0.hasPrefix("Can't open file:///page") })
    #expect(screen.issues.count == 1)
  }
}
