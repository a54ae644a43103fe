import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  @Test("14.1 Typing sets the value, and the field shows it in place of its title")
  func typing() throws {
    let screen = TestScreen { NameField() }
    #expect(screen.texts == ["Name", "Hello, !"])
    try screen.find("Name").type("Ada")
    #expect(screen.texts == ["Ada", "Hello, Ada!"])
    try screen.find("Ada").type(" Lovelace")
    #expect(screen.texts == ["Ada Lovelace", "Hello, Ada Lovelace!"])
    try screen.find("Ada Lovelace").clearText()
    #expect(screen.texts == ["Name", "Hello, !"])
  }

  @Test("Typing runs only the bodies that read the text")
  func runsReadersOnly() throws {
    let screen = TestScreen { NameField() }
    try screen.find("Name").type("A")
    screen.resetCounts()
    try screen.find("A").type("d")
    #expect(screen.bodyCount(of: NameField.self) == 0)
    #expect(screen.bodyCount(of: Greeting.self) == 1)
    #expect(screen.bodyCount(of: TextField<Text>.self) == 0)
    // The caret moves without bodies.
    screen.resetCounts()
    screen.press(.leftArrow)
    #expect(screen.bodyCount(of: Greeting.self) == 0)
  }

  @Test("14.1 A setter that changes what was typed wins, and the caret stays behind it")
  func setterWins() throws {
    let screen = TestScreen { Uppercased() }
    try screen.find("Code").type("ab")
    #expect(screen.texts == ["AB"])
    screen.press(.leftArrow)
    try screen.find("AB").type("x")
    #expect(screen.texts == ["AXB"])
    try screen.find("AXB").type("y")
    #expect(screen.texts == ["AXYB"])
  }

  @Test("An action that limits the text wins, and the caret stays in its place")
  func onChangeWins() throws {
    let screen = TestScreen { Limited() }
    try screen.find("Digits").type("12a3456")
    #expect(screen.texts == ["12345"])
    screen.press(.home)
    try screen.find("12345").type("9")
    #expect(screen.texts == ["91234"])
    try screen.find("91234").type("8")
    #expect(screen.texts == ["98123"])
  }

  @Test("A field of a constant doesn't change")
  func constant() throws {
    let screen = TestScreen { TextField("Name", text: .constant("x")) }
    try screen.find("x").type("y")
    #expect(screen.texts == ["x"])
  }

  @Test("A text that is set while people edit is shown, and editing goes on in it")
  func setFromOutside() throws {
    let screen = TestScreen { Reset() }
    try screen.find("Message").type("Hi")
    try screen.find("Send").activate()
    #expect(screen.texts == ["Message", "Send"])
    try screen.find("Message").type("Yo")
    #expect(screen.texts == ["Yo", "Send"])
  }

  @Test("Return runs the action for it once, and ends editing then")
  func returns() throws {
    let log = ActionLog()
    let screen = TestScreen { OldField(log: log) }
    try screen.find("Name").type("A\n")
    #expect(log.lines == ["editing true", "commit", "editing false"])
    try screen.find("A").type("b")
    try screen.find("Other").type("c")
    #expect(log.lines.suffix(2) == ["editing true", "editing false"])
  }

  @Test("14.5 A field that leaves while people type ends editing once")
  func leaves() throws {
    let log = ActionLog()
    let screen = TestScreen { LeavingField(log: log) }
    try screen.find("Name").tap()
    screen.press("a")
    screen.press("b")
    screen.settle()
    #expect(screen.texts == ["gone"])
    #expect(log.lines == ["true", "false"])
    screen.press("c")
  }

  @Test("Copying, cutting and pasting use the clipboard of the window")
  func clipboard() throws {
    let screen = TestScreen { NameField() }
    let field = try screen.find("Name")
    try field.type("one two")
    screen.press(.leftArrow, modifiers: [.option, .shift])
    screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "two")
    screen.press("x", modifiers: .command)
    #expect(screen.texts[0] == "one ")
    screen.press("v", modifiers: .control)
    screen.press("v", modifiers: .control)
    #expect(screen.texts[0] == "one twotwo")
    screen.clipboard = "a\nb"
    screen.press("a", modifiers: .control)
    screen.press("v", modifiers: .control)
    #expect(screen.texts[0] == "a b")
  }

  @Test("Typed letters are undone together, and deletions separately")
  func undoes() throws {
    let screen = TestScreen { NameField() }
    let manager = try #require(screen.environment.undoManager)
    try screen.find("Name").type("abc")
    screen.press(.delete)
    screen.press(.delete)
    #expect(screen.texts[0] == "a")
    screen.press("z", modifiers: .control)
    #expect(screen.texts[0] == "abc")
    screen.press("z", modifiers: .control)
    #expect(screen.texts[0] == "Name")
    screen.press("z", modifiers: [.control, .shift])
    #expect(screen.texts[0] == "abc")
    #expect(manager.undoActionName == "Typing")
    manager.undo()
    screen.update()
    #expect(screen.texts[0] == "Name")
    screen.press("y", modifiers: .control)
    screen.press(.rightArrow)
    try screen.find("abc").type("d")
    screen.press(.leftArrow)
    try screen.find("abcd").type("x")
    screen.press("z", modifiers: .control)
    #expect(screen.texts[0] == "abcd")
  }

  @Test("14.2 Composed text is shown, and set when it is committed")
  func composes() throws {
    let screen = TestScreen { NameField() }
    let field = try screen.find("Name")
    try field.compose("nihon")
    #expect(screen.texts == ["nihon", "Hello, !"])
    try field.compose("日本")
    #expect(screen.texts == ["日本", "Hello, !"])
    try field.commit("日本")
    #expect(screen.texts == ["日本", "Hello, 日本!"])
    try field.compose("x")
    try field.compose("")
    #expect(screen.texts == ["日本", "Hello, 日本!"])
    // The text of a composition is kept when the focus leaves.
    try field.compose("go")
    try screen.find("Hello, 日本!").tap()
    screen.press(.tab)
    screen.press("\r")
    screen.settle()
    #expect(screen.texts == ["日本go", "Hello, 日本go!"])
  }

  @Test("A disabled field can't be edited")
  func disabled() throws {
    let screen = TestScreen { NameField().disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Name").type("x") }
    #expect(screen.texts[0] == "Name")
  }

  @Test("An arrow to the left moves forward in Hebrew")
  func hebrew() throws {
    let screen = TestScreen { NameField() }
    try screen.find("Name").type("שלום")
    screen.press(.rightArrow)
    try screen.find("שלום").type("x")
    #expect(screen.texts[0] == "שלוxם")
  }
}

private struct Greeting: View {
  @Binding var name: String
  var body: some View { Text(verbatim: "Hello, \(name)!") }
}

private struct NameField: View {
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Greeting(name: $name).onTapGesture {}
    }
  }
}

private struct Uppercased: View {
  @State private var code = ""
  var body: some View {
    TextField(
      "Code",
      text: Binding {
        code
      } set: {
        code = $0.uppercased()
      })
  }
}

private struct Limited: View {
  @State private var digits = ""
  var body: some View {
    TextField("Digits", text: $digits)
      .keyboardType(.numberPad)
      .onChange(of: digits) { _, new in digits = String(new.filter(\.isNumber).prefix(5)) }
  }
}

private struct Reset: View {
  @State private var message = ""
  var body: some View {
    VStack {
      TextField("Message", text: $message).textFieldStyle(.roundedBorder)
      Button("Send") { message = "" }
    }
  }
}

private struct OldField: View {
  let log: ActionLog
  @State private var name = ""
  @State private var other = ""

  var body: some View {
    VStack {
      TextField(
        "Name", text: $name, onEditingChanged: { log.add("editing \($0)") },
        onCommit: { log.add("commit") })
      TextField("Other", text: $other)
    }
  }
}

private struct LeavingField: View {
  let log: ActionLog
  @State private var name = ""

  var body: some View {
    if name.count < 2 {
      TextField("Name", text: $name, onEditingChanged: { log.add("\($0)") })
    } else {
      Text("gone")
    }
  }
}
