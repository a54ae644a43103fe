import CanopyTesting
import SwiftUI
import Testing

/// A form whose button has Return as its shortcut.
private struct EntryForm: View {
  var hasSubmit = false
  var isValid = true
  var axis = Axis.horizontal
  @State private var name = ""
  @State private var events: [String] = []

  var body: some View {
    VStack {
      if hasSubmit { field.onSubmit { events.append("submit \(name)") } } else { field }
      Button("Save") { events.append("save \(name)") }.keyboardShortcut(.defaultAction).disabled(!isValid)
      Text(events.joined(separator: ", "))
    }
  }

  private var field: some View { TextField("Name", text: $name, axis: axis) }
}

@MainActor
@Suite("Return in a text field of a form")
struct FieldDefaultActionTests {
  @Test("Return in a text field presses the default button")
  func returnPressesTheDefaultButton() throws {
    let screen = TestScreen { EntryForm() }
    try screen.find("Name").type("Ada\n")
    #expect(screen.texts.last == "save Ada")
  }

  @Test("Return runs onSubmit, and then the action of the default button")
  func returnSubmitsFirst() throws {
    let screen = TestScreen { EntryForm(hasSubmit: true) }
    try screen.find("Name").type("Ada\n")
    #expect(screen.texts.last == "submit Ada, save Ada")
  }

  @Test("Return doesn't press a default button that is disabled")
  func disabledButtonIsNotPressed() throws {
    let screen = TestScreen { EntryForm(hasSubmit: true, isValid: false) }
    try screen.find("Name").type("Ada\n")
    #expect(screen.texts.last == "submit Ada")
  }
}
