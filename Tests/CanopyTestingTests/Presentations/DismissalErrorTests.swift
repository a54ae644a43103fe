import CanopyTesting
import SwiftUI
import Testing

/// Why a presentation can't be dismissed, in a sentence.
@MainActor @Suite struct DismissalErrorTests {
  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen { TestScreen(content: content) }

  @Test("A sheet says that its content disables gestures")
  func disabledGesturesAreNamed() {
    let screen = screen {
      Text("root").sheet(isPresented: .constant(true)) { Text("x").interactiveDismissDisabled() }
    }
    let drag = #expect(throws: TestError.self) { try screen.presentations[0].dismissByGesture() }
    #expect(
      drag?.message
        == "The sheet with “x” cannot be dragged away: its content sets interactiveDismissDisabled().")
    let tap = #expect(throws: TestError.self) { try screen.presentations[0].tapOutside() }
    #expect(
      tap?.message
        == "The sheet with “x” cannot be dismissed by pressing outside of it: its content sets interactiveDismissDisabled()."
    )
  }

  @Test("A cover and an alert say what dismisses them")
  func coversAndAlertsSayWhatDismissesThem() {
    let cover = screen { Text("root").fullScreenCover(isPresented: .constant(true)) { Text("x") } }
    let drag = #expect(throws: TestError.self) { try cover.presentations[0].dismissByGesture() }
    #expect(
      drag?.message == """
        The fullScreenCover with “x” cannot be dragged away: it is shown as a full-screen cover, which only its content \
        dismisses.
        """)
    let alert = screen { Text("root").alert("Sure?", isPresented: .constant(true)) { Button("OK") {} } }
    let tap = #expect(throws: TestError.self) { try alert.presentations[0].tapOutside() }
    #expect(tap?.message.hasSuffix("it is an alert, which only its buttons dismiss.") == true)
  }
}
