import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("The focus of text fields")
struct FieldFocusTests {
  @Test("Return runs onSubmit, which may move the focus to the next field")
  func movesToTheNextField() throws {
    let screen = TestScreen { Login() }
    try screen.find("Name").type("Ada\n")
    screen.press("x")
    #expect(screen.texts == ["Ada", "•", "password"])
    screen.press(.return)
    #expect(screen.texts == ["Ada", "•", "none"])
  }

  @Test("An action of onSubmit may keep the focus in the field")
  func keepsTheFocus() throws {
    let screen = TestScreen { Chat() }
    try screen.find("Message").type("Hi\n")
    #expect(screen.texts == ["Hi", "Message"])
    screen.press("Y")
    screen.press("o")
    screen.press(.return)
    #expect(screen.texts == ["Hi", "Yo", "Message"])
  }

  @Test("The app moves the focus to a field and takes it away, and a value is set then")
  func followsTheApp() throws {
    let screen = TestScreen { Counted() }
    try screen.find("Edit").activate()
    screen.press("2")
    #expect(screen.texts.contains("12"))
    #expect(screen.texts.contains("value 1"))
    try screen.find("Edit").activate()
    #expect(screen.texts.contains("value 12"))
  }

  @Test("Tab moves through the fields, and ends the editing of each")
  func tab() throws {
    let screen = TestScreen { Login() }
    try screen.find("Name").type("a\tb")
    #expect(screen.texts == ["a", "•", "password"])
  }

  @Test("A field that has the focus and is disabled loses it")
  func disablingTakesTheFocus() throws {
    let screen = TestScreen { Saving() }
    try screen.find("Title").type("ab")
    #expect(screen.texts == ["ab", "false"])
    screen.press("c")
    #expect(screen.texts == ["ab", "false"])
  }
}

private struct Login: View {
  enum Field { case name, password }
  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
      SecureField("Password", text: $password).focused($field, equals: .password)
      Text(verbatim: field.map { "\($0)" } ?? "none")
    }
    .onSubmit { field = field == nil && password.isEmpty ? .password : nil }
  }
}

private struct Chat: View {
  @State private var messages: [String] = []
  @State private var message = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      ForEach(messages, id: \.self) { Text(verbatim: $0) }
      TextField("Message", text: $message)
        .focused($isFocused)
        .onSubmit {
          messages.append(message)
          message = ""
          isFocused = true
        }
    }
  }
}

private struct Counted: View {
  @State private var value = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Value", value: $value, format: .number).focused($isFocused)
      Text(verbatim: "value \(value)")
      Button("Edit") { isFocused.toggle() }
    }
  }
}

private struct Saving: View {
  @State private var title = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Title", text: $title).focused($isFocused).disabled(title.count >= 2)
      Text(verbatim: "\(isFocused)")
    }
  }
}

@MainActor
@Suite("Text fields and sliders for assistive technologies")
struct FieldAccessibilityTests {
  @Test("A field tells its label and its text, and takes another text")
  func fields() throws {
    let screen = TestScreen { Login() }
    let field = try screen.find(role: "text field", name: "Name")
    #expect(field.value == nil)
    try field.type("Ada")
    #expect(try screen.find(role: "text field", name: "Name").value == "Ada")
    try screen.find(role: "secure field", name: "Password").type("abc")
    #expect(try screen.find(role: "secure field", name: "Password").value == "•••")
  }

  @Test("A slider tells its value in percent, and changes it by steps")
  func sliders() throws {
    let screen = TestScreen { Volume() }
    #expect(try screen.find(role: "slider", name: "Volume").value == "50%")
    try screen.find(role: "slider", name: "Volume").increment()
    #expect(try screen.find(role: "slider", name: "Volume").value == "60%")
    #expect(screen.texts == ["true false "])
    try screen.find(role: "slider", name: "Volume").decrement()
    #expect(try screen.find(role: "slider", name: "Volume").value == "50%")
  }
}

private struct Volume: View {
  @State private var volume = 5.0
  @State private var changes = ""

  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...10, step: 1) {
        Text("Volume")
      } onEditingChanged: {
        changes += "\($0) "
      }
      Text(verbatim: changes)
    }
  }
}
