import CanopyTesting
import Foundation
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

  @Test("14.4 In an action of onSubmit, the focus state names the submitted field, which loses the focus then")
  func namesTheSubmittedField() throws {
    let log = ActionLog()
    let screen = TestScreen { Signup(log: log) }
    try screen.find("email").type("a\n")
    screen.press("b")
    screen.press(.return)
    screen.press("c")
    screen.press(.return)
    #expect(log.lines == ["submit email", "submit name", "submit city"])
    #expect(screen.texts == ["a", "b", "c", "none"])
    screen.press("d")
    #expect(screen.texts == ["a", "b", "c", "none"])
  }

  @Test("The value of a field is set before the actions of onSubmit run")
  func setsTheValueFirst() throws {
    let log = ActionLog()
    let screen = TestScreen { Priced(log: log) }
    try screen.find("1").clearText()
    try screen.find("Price").type("25\n")
    #expect(log.lines == ["25"])
  }

  @Test("14.4 An action of onSubmit may keep the focus in the field")
  func keepsTheFocus() throws {
    let screen = TestScreen { Chat() }
    try screen.find("Message").type("Hi\n")
    #expect(screen.texts == ["Hi", "Message"])
    screen.press("Y")
    screen.press("o")
    screen.press(.return)
    #expect(screen.texts == ["Hi", "Yo", "Message"])
  }

  @Test("The app moves the focus to a field and takes it away")
  func followsTheApp() throws {
    let screen = TestScreen { Counted() }
    try screen.find("Edit").activate()
    screen.press("2")
    #expect(screen.texts.contains("12"))
    #expect(screen.texts.contains("value 12"))
    try screen.find("Edit").activate()
    screen.press("3")
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
    .onSubmit { field = field == .name ? .password : nil }
  }
}

private struct Signup: View {
  enum Field: CaseIterable { case email, name, city }
  let log: ActionLog
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      ForEach(Field.allCases, id: \.self) { each in
        Line(title: "\(each)").focused($field, equals: each)
      }
      Text(verbatim: field.map { "\($0)" } ?? "none")
    }
    .onSubmit {
      log.add("submit \(field.map { "\($0)" } ?? "none")")
      switch field {
      case .email: field = .name
      case .name: field = .city
      default: break
      }
    }
  }
}

private struct Line: View {
  let title: String
  @State private var text = ""
  var body: some View { TextField(title, text: $text) }
}

private struct Priced: View {
  let log: ActionLog
  @State private var price = 1

  var body: some View {
    TextField("Price", value: $price, formatter: NumberFormatter()).onSubmit { log.add("\(price)") }
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
