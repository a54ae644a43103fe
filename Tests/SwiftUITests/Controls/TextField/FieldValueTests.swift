import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Text fields of values, secrets and several lines")
struct FieldValueTests {
  @Test(
    "14.3 A value in a format is set at each change, and text that isn't a value is replaced by the last one at the end"
  )
  func formats() throws {
    let screen = TestScreen { Amount() }
    #expect(screen.texts == ["1,234.5", "1234.5", "None"])
    try screen.find("1,234.5").clearText()
    try screen.find(id: "amount").type("99.25")
    #expect(screen.texts == ["99.25", "99.25", "None"])
    screen.press(.return)
    #expect(screen.texts == ["99.25", "99.25", "None"])
    try screen.find(id: "amount").clearText()
    try screen.find(id: "amount").type("abc")
    #expect(screen.texts == ["abc", "99.25", "None"])
    screen.press(.return)
    #expect(screen.texts == ["99.25", "99.25", "None"])
    try screen.find(id: "optional").type("7\n")
    #expect(screen.texts == ["99.25", "99.25", "7"])
    try screen.find("7").clearText()
    screen.press(.tab)
    screen.settle()
    #expect(screen.texts == ["99.25", "99.25", "None"])
  }

  @Test("The text of a value isn't formatted while people edit it")
  func keepsTheTextWhileEditing() throws {
    let screen = TestScreen { Amount() }
    try screen.find("1,234.5").clearText()
    try screen.find(id: "amount").type("1500.")
    #expect(screen.texts == ["1500.", "1500.0", "None"])
    screen.press(.leftArrow)
    screen.press(.leftArrow)
    screen.press("7")
    #expect(screen.texts == ["15070.", "15070.0", "None"])
    screen.press(.tab)
    screen.settle()
    #expect(screen.texts == ["15,070", "15070.0", "None"])
  }

  @Test("14.3 An optional value is nil while its text can't be parsed")
  func optionalValues() throws {
    let screen = TestScreen { Optionals() }
    try screen.find("None").type("7")
    #expect(screen.texts == ["7", "7"])
    screen.press(.delete)
    #expect(screen.texts == ["None", "nil"])
    screen.press("x")
    #expect(screen.texts == ["x", "nil"])
    screen.press(.return)
    #expect(screen.texts == ["None", "nil"])
  }

  @Test("A setter that limits a value wins while people type")
  func limitedValues() throws {
    let screen = TestScreen { LimitedValue() }
    try screen.find("5").type("0")
    #expect(screen.texts == ["50"])
    screen.press("0")
    #expect(screen.texts == ["100"])
    screen.press("0")
    #expect(screen.texts == ["100"])
  }

  @Test("A value that is set while people edit wins")
  func valueWins() throws {
    let screen = TestScreen { Amount() }
    try screen.find("1,234.5").type("x")
    try screen.find("1234.5").tap()
    #expect(screen.texts[0] == "0")
  }

  @Test("14.3 A formatter sets values of its type")
  func formatters() throws {
    let screen = TestScreen { Formatted() }
    try screen.find("5").clearText()
    try screen.find("Count").type("12\n")
    #expect(screen.texts == ["12", "12"])
    try screen.find("12").type("x\n")
    #expect(screen.texts == ["12", "12"])
  }

  @Test("A secure field shows dots, can't be copied, and moves by the whole text")
  func secure() throws {
    let screen = TestScreen { Secret() }
    #expect(screen.texts == ["Password", "0"])
    try screen.find("Password").type("pä👍 x")
    #expect(screen.texts == ["•••••", "5"])
    screen.press("a", modifiers: .control)
    screen.press("c", modifiers: .control)
    screen.press("x", modifiers: .control)
    #expect(screen.clipboard == nil)
    #expect(screen.texts == ["•••••", "5"])
    screen.press(.rightArrow)
    screen.press(.delete)
    #expect(screen.texts == ["••••", "4"])
    screen.press("z", modifiers: .control)
    #expect(screen.texts == ["••••", "4"])
    screen.press(.delete, modifiers: .control)
    #expect(screen.texts == ["Password", "0"])
  }

  @Test("14.4 A vertical field grows with its lines up to the limit, and Return begins a line")
  func vertical() throws {
    let screen = TestScreen { Note() }
    let line = try screen.find(id: "note").frame.height
    try screen.find("Note").type("one\ntwo")
    #expect(screen.texts == ["one\ntwo"])
    #expect(try screen.find(id: "note").frame.height > 1.8 * line)
    try screen.find(id: "note").type("\nthree\nfour")
    #expect(try screen.find(id: "note").frame.height < 3.2 * line)
    screen.press(.upArrow)
    screen.press(.upArrow)
    screen.press(.home)
    try screen.find(id: "note").type("X")
    #expect(screen.texts == ["one\nXtwo\nthree\nfour"])
    screen.press(.downArrow)
    screen.press(.end)
    try screen.find(id: "note").type("Y")
    #expect(screen.texts == ["one\nXtwo\nthreeY\nfour"])
  }

  @Test("A field passes its selection to the app, and selects what the app sets")
  func selection() throws {
    let screen = TestScreen { Selecting() }
    try screen.find("Text").type("hello")
    #expect(screen.texts == ["hello", "5..5"])
    screen.press(.leftArrow, modifiers: .shift)
    #expect(screen.texts == ["hello", "4..5"])
    try screen.find("4..5").tap()
    #expect(screen.texts == ["hello", "0..2"])
    try screen.find("hello").type("J")
    #expect(screen.texts == ["Jllo", "1..1"])
  }

  @Test("14.2 While text is composed, the selection refers to the text of the app")
  func selectionWhileComposing() throws {
    let screen = TestScreen { Following() }
    let field = try screen.find("Text")
    try field.type("ab")
    screen.press(.leftArrow)
    #expect(screen.texts == ["ab", "1..1"])
    try field.compose("nihon")
    #expect(screen.texts == ["anihonb", "1..1"])
    try field.commit("日本")
    #expect(screen.texts == ["a日本b", "3..3"])
    screen.press("a", modifiers: .control)
    #expect(screen.texts == ["a日本b", "0..4"])
    try field.compose("x")
    #expect(screen.texts == ["x", "0..0"])
  }

  @Test("The selection is in the text that an app sets")
  func selectionInTextOfTheApp() throws {
    let screen = TestScreen { Following() }
    try screen.find("Text").type("abcdef")
    #expect(screen.texts == ["abcdef", "6..6"])
    try screen.find("6..6").tap()
    #expect(screen.texts == ["ab", "2..2"])
  }

  @Test("A style of an app's own has the field of the outer style, and built-in styles have their sizes")
  func styles() throws {
    func height(_ style: some TextFieldStyle) throws -> CGFloat {
      try TestScreen { TextField("A", text: .constant("")).textFieldStyle(style).accessibilityIdentifier("a") }
        .find(id: "a").frame.height
    }
    let plain = try height(.plain)
    #expect(try height(.roundedBorder) == 34)
    #expect(try height(Padded()) == plain + 20)
    #expect(try height(DefaultTextFieldStyle()) == plain)
    #expect(try height(.squareBorder) == plain + 6)
  }

  @Test("Values for keyboards reach hosts through the environment")
  func keyboards() throws {
    let screen = TestScreen {
      TextField("Mail", text: .constant(""))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocapitalization(.none)
        .disableAutocorrection(true)
    }
    let environment = try screen.find("Mail").environment
    #expect(environment.disableAutocorrection == true)
  }
}

private struct Amount: View {
  @State private var amount = 1234.5
  @State private var optional: Int?

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("amount")
      Text(verbatim: "\(amount)").onTapGesture { amount = 0 }
      TextField("None", value: $optional, format: .number).accessibilityIdentifier("optional")
    }
  }
}

private struct Optionals: View {
  @State private var value: Int?

  var body: some View {
    VStack {
      TextField("None", value: $value, format: .number)
      Text(verbatim: value.map { "\($0)" } ?? "nil")
    }
  }
}

private struct LimitedValue: View {
  @State private var value = 5

  var body: some View {
    TextField(
      "Value",
      value: Binding {
        value
      } set: {
        value = min($0, 100)
      }, format: .number)
  }
}

private struct Formatted: View {
  @State private var count = 5

  var body: some View {
    VStack {
      TextField("Count", value: $count, formatter: NumberFormatter())
      Text(verbatim: "\(count)")
    }
  }
}

private struct Secret: View {
  @State private var password = ""

  var body: some View {
    VStack {
      SecureField("Password", text: $password)
      Text(verbatim: "\(password.count)")
    }
  }
}

private struct Note: View {
  @State private var note = ""

  var body: some View {
    TextField("Note", text: $note, axis: .vertical).lineLimit(1...3).accessibilityIdentifier("note")
  }
}

private struct Selecting: View {
  @State private var text = ""
  @State private var selection: TextSelection?

  private var description: String {
    guard case .selection(let range) = selection?.indices else { return "none" }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return "\(start)..\(start + text.distance(from: range.lowerBound, to: range.upperBound))"
  }

  var body: some View {
    VStack {
      TextField("Text", text: $text, selection: $selection)
      Text(verbatim: description).onTapGesture {
        selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 2))
      }
    }
  }
}

/// Measures its selection in an action, where an index behind the text would stop the program.
private struct Following: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var description = "none"

  var body: some View {
    VStack {
      TextField("Text", text: $text, selection: $selection)
      Text(verbatim: description).onTapGesture { text = String(text.prefix(2)) }
    }
    .onChange(of: selection) { _, new in
      guard case .selection(let range) = new?.indices, range.upperBound <= text.endIndex else { return }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      description = "\(start)..\(start + text.distance(from: range.lowerBound, to: range.upperBound))"
    }
  }
}

private struct Padded: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
}
