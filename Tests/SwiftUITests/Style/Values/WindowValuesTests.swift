import CanopyTesting
import SwiftUI
import Testing

/// Values of windows and of the program.
@MainActor @Suite struct WindowValuesTests {
  @Test("10.6 The scene phase is that of the window")
  func scenePhaseIsInherited() throws {
    try expectFlow(of: \.scenePhase, default: .background, host: .active, subtree: .inactive)
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }

  @Test func supportsMultipleWindowsIsInherited() throws {
    try expectFlow(of: \.supportsMultipleWindows, default: false, host: true, subtree: false)
  }

  @Test func openWindowTakesIdentifierAndValue() {
    var opened: [String] = []
    var values = EnvironmentValues()
    values.openWindow = OpenWindowAction { opened.append("\($0)") }
    values.openWindow(id: "mail")
    values.openWindow(value: 7)
    values.openWindow(id: "mail", value: "draft")
    #expect(
      opened == [
        "a window of the scene \"mail\"", "a window for 7", "a window of the scene \"mail\" for draft",
      ])
  }

  @Test func dismissWindowTakesIdentifierValueOrNothing() {
    var closed: [String] = []
    var values = EnvironmentValues()
    values.dismissWindow = DismissWindowAction { closed.append("\($0)") }
    values.dismissWindow()
    values.dismissWindow(id: "mail")
    values.dismissWindow(value: 7)
    values.dismissWindow(id: "mail", value: 7)
    #expect(
      closed == [
        "the window of this view", "a window of the scene \"mail\"", "a window for 7",
        "a window of the scene \"mail\" for 7",
      ])
  }

  @Test func hostReceivesTheWindowValue() {
    var values = EnvironmentValues()
    var value: Int?
    values.openWindow = OpenWindowAction { value = $0.value as? Int }
    values.openWindow(value: 7)
    #expect(value == 7)
  }

  @Test func openSettingsCallsTheHost() {
    var openings = 0
    var values = EnvironmentValues()
    values.openSettings = OpenSettingsAction { openings += 1 }
    values.openSettings()
    #expect(openings == 1)
  }

  @Test func innermostOpenSettingsActionIsCalled() throws {
    var calls: [String] = []
    let inner = OpenSettingsAction { calls.append("inner") }
    let outer = OpenSettingsAction { calls.append("outer") }
    let open = try seen(\.openSettings) { $0.environment(\.openSettings, inner).environment(\.openSettings, outer) }
    open()
    #expect(calls == ["inner"])
  }

  @Test func windowActionsWithoutHostDoNothing() {
    EnvironmentValues().openWindow(id: "mail")
    EnvironmentValues().dismissWindow()
    EnvironmentValues().openSettings()
  }
}

/// What is known about the document around.
@MainActor @Suite struct DocumentValuesTests {
  @Test func documentConfigurationIsNilOutsideDocuments() {
    #expect(EnvironmentValues().documentConfiguration == nil)
  }

  @Test func documentConfigurationIsInherited() throws {
    let file = URL(fileURLWithPath: "/letters/one.txt")
    let screen = TestScreen {
      $0.documentConfiguration = DocumentConfiguration(fileURL: file, isEditable: false)
    } content: {
      Text("here")
    }
    let document = try screen.find("here").environment.documentConfiguration
    #expect(document?.fileURL == file)
    #expect(document?.isEditable == false)
  }
}
