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
