import CanopyTesting
import SwiftUI
import Testing

/// Keys, the focus, and modifier keys that are held down.
@MainActor @Suite struct KeyTests {
  @Test func aKeyGoesToTheElementThatIsPressed() throws {
    let screen = TestScreen { Keys() }
    try screen.find("first").press(.space)
    try screen.find("second").press("x")
    #expect(screen.texts.contains("first space, second x"))
  }

  @Test func theFocusIsKnown() throws {
    let screen = TestScreen { Keys() }
    #expect(screen.focusedElement == nil)
    try screen.find("second").focus()
    #expect(try screen.find("second").isFocused && !screen.find("first").isFocused)
    #expect(screen.focusedElement != nil)
  }

  @Test func aTextInAFocusableViewHasItsFocus() throws {
    let screen = TestScreen {
      VStack {
        VStack { Text("inside") }.focusable().accessibilityIdentifier("outer")
        Text("outside")
      }
    }
    try screen.find("inside").focus()
    #expect(try screen.find("inside").isFocused && screen.find(id: "outer").isFocused)
    #expect(try !screen.find("outside").isFocused)
  }

  @Test func theFirstFocusableViewInsideGetsTheFocus() throws {
    let screen = TestScreen {
      VStack {
        Text("title")
        Text("first").focusable()
        Text("second").focusable()
      }
      .accessibilityIdentifier("stack")
    }
    try screen.find(id: "stack").focus()
    #expect(try screen.find("first").isFocused && !screen.find("second").isFocused)
  }

  @Test func whatCannotHaveTheFocusSaysWhy() throws {
    let screen = TestScreen {
      Text("plain")
      Text("disabled").focusable().disabled(true)
    }
    let plain = #expect(throws: TestError.self) { try screen.find("plain").focus() }
    #expect(
      plain?.message == """
        The text “plain” cannot have the focus: it is no control, it isn't focusable(_:), and nothing inside is, or that is \
        hidden or disabled.
        """)
    let disabled = #expect(throws: TestError.self) { try screen.find("disabled").press(.space) }
    #expect(disabled?.message == "The text “disabled” cannot have the focus: it is disabled.")
  }

  @Test func whatIsBehindASheetCannotHaveTheFocus() throws {
    let screen = TestScreen { Text("behind").focusable().sheet(isPresented: .constant(true)) { Text("sheet") } }
    let error = #expect(throws: TestError.self) { try screen.find("behind").focus() }
    #expect(error?.message.contains("it is behind a sheet with “sheet”") == true, "\(String(describing: error))")
  }

  @Test func heldKeysApplyToKeysUntilTheyAreReleased() throws {
    let screen = TestScreen { Shortcuts() }
    screen.press("k")
    #expect(screen.texts.contains("none"))
    screen.hold(.command)
    screen.press("k")
    #expect(screen.texts.contains("command k"))
    screen.hold([])
    screen.press("k")
    #expect(screen.texts.contains("command k"))
  }

  @Test func modifiersOfAKeyAreAddedToHeldOnes() throws {
    let screen = TestScreen { Shortcuts() }
    screen.hold(.shift)
    screen.press("k", modifiers: .command)
    #expect(screen.texts.contains("command shift k"))
  }

  @Test func aKeyIsTheCauseOfItsChanges() throws {
    let screen = TestScreen { Shortcuts() }
    screen.press("k", modifiers: .command)
    let text = screen.explain(try screen.find("command k"))
    #expect(text.contains("by pressing ⌘K"), "\(text)")
  }
}

private struct Keys: View {
  @State private var first = "none"
  @State private var second = "none"

  var body: some View {
    VStack {
      Text("first").focusable().onKeyPress { press in
        first = press.key == .space ? "space" : press.characters
        return .handled
      }
      Text("second").focusable().onKeyPress { press in
        second = press.characters
        return .handled
      }
      Text("first \(first), second \(second)")
    }
  }
}

private struct Shortcuts: View {
  @State private var last = "none"

  var body: some View {
    VStack {
      Text(last)
      Button("one") { last = "command k" }.keyboardShortcut("k")
      Button("two") { last = "command shift k" }.keyboardShortcut("k", modifiers: [.command, .shift])
    }
  }
}
