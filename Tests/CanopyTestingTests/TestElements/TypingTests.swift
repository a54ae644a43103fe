import CanopyTesting
import SwiftUI
import Testing

/// Typing into text fields, and the errors of what isn't one.
@MainActor @Suite struct TypingTests {
  // MARK: Typing

  @Test func aTextIsTypedAtTheEnd() throws {
    let screen = TestScreen { Form() }
    try screen.find("Name").type("Ada")
    try screen.find("Ada").type(" L.")
    #expect(screen.texts.contains("name Ada L."))
  }

  @Test func eachCharacterIsAKeyOfItsOwn() throws {
    let screen = TestScreen { Counting() }
    try screen.find(id: "field").type("abc")
    #expect(screen.texts.contains("3 changes"))
  }

  @Test func aLineBreakSubmitsTheField() throws {
    let screen = TestScreen { Form() }
    try screen.find("Name").type("Ada\n")
    #expect(screen.texts.contains("submitted Ada"))
  }

  @Test func aFocusedFieldKeepsItsInsertionPoint() throws {
    let screen = TestScreen { Form() }
    let field = try screen.find(id: "name")
    try field.type("bc")
    screen.press(.leftArrow)
    screen.press(.leftArrow)
    try field.type("a")
    #expect(screen.texts.contains("name abc"))
  }

  @Test func theTextOfAFieldCanBeCleared() throws {
    let screen = TestScreen { Form() }
    try screen.find(id: "name").type("Ada")
    try screen.find(id: "name").clearText()
    #expect(screen.texts.contains("name "))
    try screen.find(id: "name").type("Bob")
    #expect(screen.texts.contains("name Bob"))
  }

  @Test func clearingAnEmptyFieldChangesNothing() throws {
    let screen = TestScreen { Form() }
    try screen.find(id: "name").clearText()
    #expect(screen.texts.contains("name ") && screen.issues.isEmpty)
  }

  // MARK: Input methods

  @Test func composedTextIsReplacedByTheCommittedOne() throws {
    let screen = TestScreen { Form() }
    let field = try screen.find(id: "name")
    try field.compose("ni")
    try field.compose("nihon")
    try field.commit("日本")
    #expect(screen.texts.contains("name 日本"))
  }

  @Test func anEmptyCompositionIsCancelled() throws {
    let screen = TestScreen { Form() }
    let field = try screen.find(id: "name")
    try field.type("a")
    try field.compose("xyz")
    try field.compose("")
    #expect(screen.texts.contains("name a"))
  }

  // MARK: Which field

  @Test func aViewAroundASingleFieldStandsForIt() throws {
    let screen = TestScreen { Form() }
    try screen.find(id: "form").type("Ada")
    #expect(screen.texts.contains("name Ada"))
  }

  @Test func aViewAroundSeveralFieldsIsAmbiguous() throws {
    let screen = TestScreen { Pair() }
    let error = #expect(throws: TestError.self) { try screen.find(id: "pair").type("x") }
    let message = try #require(error).message
    #expect(message.hasPrefix("Typing into the "), "\(message)")
    #expect(message.contains("there are several text fields inside: "), "\(message)")
    #expect(message.hasSuffix("Find one of them."), "\(message)")
  }

  @Test func aTextIsNoField() throws {
    let screen = TestScreen { Text("plain") }
    for (verb, action) in [
      ("Typing into", { try screen.find("plain").type("x") }), ("Clearing", { try screen.find("plain").clearText() }),
      ("Composing in", { try screen.find("plain").compose("x") }),
      ("Committing to", { try screen.find("plain").commit("x") }),
    ] as [(String, () throws -> Void)] {
      let error = #expect(throws: TestError.self) { try action() }
      #expect(
        error?.message
          == "\(verb) the text “plain” failed: it isn't a text field, and none is inside of it or around it.")
    }
  }

  @Test func aDisabledFieldCannotBeEdited() throws {
    let screen = TestScreen { Form().disabled(true) }
    let error = #expect(throws: TestError.self) { try screen.find(id: "name").type("x") }
    #expect(error?.message.contains("cannot be edited: it is disabled.") == true, "\(String(describing: error))")
    #expect(screen.texts.contains("name "))
  }

  @Test func aCoveredFieldCannotBeEdited() throws {
    let screen = TestScreen { Form().overlay(Color.red) }
    #expect(throws: TestError.self) { try screen.find(id: "name").type("x") }
    #expect(screen.focusedElement == nil)
  }

  // MARK: Clipboard and selection

  @Test func textIsCopiedAndPastedWithKeys() throws {
    let screen = TestScreen { Form() }
    screen.clipboard = "Ada"
    try screen.find(id: "name").focus()
    screen.press("v", modifiers: .command)
    #expect(screen.texts.contains("name Ada"))
    screen.press("a", modifiers: .command)
    screen.press("x", modifiers: .command)
    #expect(screen.texts.contains("name ") && screen.clipboard == "Ada")
  }

  @Test func eachScreenHasItsOwnClipboard() {
    let (first, second) = (TestScreen { Form() }, TestScreen { Form() })
    first.clipboard = "first"
    #expect(second.clipboard != "first")
    first.clipboard = nil
    #expect(first.clipboard == nil)
  }

  @Test func selectedTextIsKnown() throws {
    let screen = TestScreen { Text("selectable").textSelection(.enabled) }
    #expect(screen.selectedText == nil)
    try screen.find("selectable").selectText()
    #expect(screen.selectedText == "selectable")
  }

  @Test func aTextWithoutSelectionCannotBeSelected() throws {
    let screen = TestScreen { Text("plain") }
    let error = #expect(throws: TestError.self) { try screen.find("plain").selectText() }
    #expect(error?.message.hasPrefix("The text “plain” cannot be selected: ") == true)
    #expect(screen.selectedText == nil)
  }
}

private struct Form: View {
  @State private var name = ""
  @State private var submitted = ""

  var body: some View {
    VStack {
      VStack { TextField("Name", text: $name).accessibilityIdentifier("name") }.accessibilityIdentifier("form")
        .onSubmit { submitted = name }
      Text(verbatim: "name \(name)")
      Text(verbatim: "submitted \(submitted)")
    }
  }
}

private struct Counting: View {
  @State private var text = ""
  @State private var changes = 0

  var body: some View {
    VStack {
      TextField("Text", text: $text).accessibilityIdentifier("field").onChange(of: text) { changes += 1 }
      Text("\(changes) changes")
    }
  }
}

private struct Pair: View {
  @State private var first = "one"
  @State private var last = "two"

  var body: some View {
    HStack {
      TextField("First", text: $first)
      TextField("Last", text: $last)
    }
    .accessibilityIdentifier("pair")
  }
}
