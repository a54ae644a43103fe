import CanopyTesting
import SwiftUI
import Testing

/// Presentations that toggle themselves without end.
@MainActor @Suite struct EndlessPresentationTests {
  @Test func aSheetPresentedAndDismissedEndlesslyReportsIssue() throws {
    let screen = TestScreen { Blinking() }
    try screen.find("go").tap()
    #expect(screen.issues.contains { $0.kind == .doesNotSettle })
  }

  @Test func sheetsThatPresentThemselvesEndWithAnIssue() throws {
    let screen = TestScreen { Matryoshka(level: 0) }
    let issue = try #require(screen.issues.first { $0.kind == .doesNotSettle })
    #expect(issue.message.hasPrefix("Presentations keep presenting others: 50 are presented"), "\(issue.message)")
    #expect(issue.message.contains("sheet(isPresented:) in the body of Matryoshka"), "\(issue.message)")
    #expect(issue.message.contains("_isShown changed, by onAppear(perform:)"), "\(issue.message)")
    #expect(screen.presentations.count == 50)
  }
}

private struct Matryoshka: View {
  let level: Int
  @State private var isShown = false

  var body: some View {
    Text("level \(level)").sheet(isPresented: $isShown) { Matryoshka(level: level + 1) }.onAppear { isShown = true }
  }
}

private struct Blinking: View {
  @State private var isShown = false

  var body: some View {
    Button("go") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { isShown = true }) {
        Text("sheet").onAppear { isShown = false }
      }
  }
}
