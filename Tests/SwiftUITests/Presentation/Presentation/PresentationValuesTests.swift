import CanopyTesting
import SwiftUI
import Testing

/// `dismiss`, `isPresented` and `presentationMode`.
@MainActor @Suite struct PresentationValuesTests {
  @Test func defaultValuesAreNotPresentedAndDismissDoesNothing() throws {
    #expect(!EnvironmentValues().isPresented)
    #expect(!EnvironmentValues().presentationMode.wrappedValue.isPresented)
    EnvironmentValues().dismiss()
    EnvironmentValues().presentationMode.wrappedValue.dismiss()
  }

  @Test func isPresentedFlowsDown() throws {
    try expectFlow(of: \.isPresented, default: false, host: true, subtree: false)
  }

  @Test func theDismissActionIsTheNearestOneInTheEnvironment() throws {
    var dismissed: [String] = []
    let outer = DismissAction { dismissed.append("outer") }
    let inner = DismissAction { dismissed.append("inner") }
    let screen = TestScreen {
      DismissButton(name: "Outside").environment(\.dismiss, outer)
      Group { DismissButton(name: "Inside").environment(\.dismiss, inner) }.environment(\.dismiss, outer)
    }
    try screen.find("Outside").tap()
    try screen.find("Inside").tap()
    #expect(dismissed == ["outer", "inner"])
  }

  @Test("7.4 presentationMode combines isPresented and dismiss in their older form")
  func presentationModeFollowsIsPresentedAndDismiss() throws {
    var dismissals = 0
    let screen = TestScreen {
      $0.isPresented = true
      $0.dismiss = DismissAction { dismissals += 1 }
    } content: {
      ModeButton()
    }
    #expect(screen.texts == ["presented"])
    try screen.find("presented").tap()
    #expect(dismissals == 1)
    screen.environment.isPresented = false
    screen.update()
    #expect(screen.texts == ["not presented"])
    try screen.find("not presented").tap()
    #expect(dismissals == 1)
  }

  @Test func writingAnUnchangedPresentationModeDoesNotDismiss() {
    var dismissals = 0
    var values = EnvironmentValues()
    values.isPresented = true
    values.dismiss = DismissAction { dismissals += 1 }
    values.presentationMode.wrappedValue = values.presentationMode.wrappedValue
    #expect(dismissals == 0)
  }

  @Test func anUnchangedDismissActionRunsNoBody() {
    let knob = ValueKnob()
    let action = DismissAction {}
    let screen = TestScreen { Presenting(knob: knob, action: action) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: DismissButton.self) == 0)
  }
}

private struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss
  let name: String
  var body: some View { Button(name) { dismiss() } }
}

private struct ModeButton: View {
  @Environment(\.presentationMode) private var mode
  var body: some View {
    Button(mode.wrappedValue.isPresented ? "presented" : "not presented") { mode.wrappedValue.dismiss() }
  }
}

private struct Presenting: View {
  let knob: ValueKnob
  let action: DismissAction
  var body: some View {
    let _ = knob.value
    DismissButton(name: "Done").environment(\.dismiss, action)
  }
}
