import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Keys go from the focused view outward")
struct KeyPressTests {
  private let log = ActionLog()

  @Test("15.5 The innermost action that handles a key ends its way")
  func outward() throws {
    let screen = TestScreen {
      VStack { Text("Board").focusable().onKeyPress("a") { note("inner", .ignored) } }
        .onKeyPress("a") { note("middle", .handled) }
        .onKeyPress("a") { note("outer", .handled) }
    }
    screen.press("a")
    #expect(log.lines == [])
    try screen.find("Board").press("a")
    #expect(log.lines == ["inner", "middle"])
  }

  @Test("The five forms filter keys, characters and phases")
  func forms() throws {
    let screen = TestScreen {
      Text("Board").focusable()
        .onKeyPress(.space) { note("space", .handled) }
        .onKeyPress("u", phases: .up) { press in note("u \(press.phase)", .handled) }
        .onKeyPress(keys: ["1", "2"]) { press in note(press.characters, .handled) }
        .onKeyPress(characters: .uppercaseLetters) { press in note("upper \(press.characters)", .handled) }
        .onKeyPress(phases: .all) { press in note("all \(press.key.character) \(press.phase)", .ignored) }
    }
    try screen.find("Board").focus()
    screen.press(.space)
    screen.press("u")
    screen.press("2")
    screen.press("q", modifiers: .shift)
    screen.send(KeyEvent(.repeated, key: .space))
    #expect(
      log.lines == [
        "space", "all   [up]", "all u [down]", "u [up]", "2", "all 2 [up]", "upper Q", "all q [up]", "space",
      ])
  }

  @Test("15.5 Commands are called for keys that nothing handles")
  func commands() throws {
    let screen = TestScreen {
      VStack {
        Text("Board").focusable()
          .onMoveCommand { direction in log.add("\(direction)") }
          .onExitCommand { log.add("exit") }
          .onDeleteCommand { log.add("delete") }
        Text("Other").focusable().onMoveCommand(perform: nil)
      }
    }
    try screen.find("Board").focus()
    for key in [KeyEquivalent.downArrow, .leftArrow, .escape, .delete] { screen.press(key) }
    #expect(log.lines == ["down", "left", "exit", "delete"])
    #expect(try screen.find("Board").isFocused)
    try screen.find("Other").press(.upArrow)
    #expect(try screen.find("Board").isFocused)
  }

  private func note(_ line: String, _ result: KeyPress.Result) -> KeyPress.Result {
    log.add(line)
    return result
  }
}

@MainActor
@Suite("Keyboard shortcuts press buttons")
struct ShortcutPressTests {
  private let log = ActionLog()

  @Test("15.6 A shortcut presses its button with exactly its modifiers")
  func modifiers() {
    let screen = TestScreen {
      Button("Save") { log.add("save") }.keyboardShortcut("s")
      Button("Save As") { log.add("save as") }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Upper") { log.add("upper") }.keyboardShortcut("U", modifiers: .command)
      Toggle("Bold", isOn: .constant(false)).keyboardShortcut("b")
      Button("None") { log.add("none") }.keyboardShortcut(nil)
      VStack {
        Button("First") { log.add("first") }
        Button("Second") { log.add("second") }
      }
      .keyboardShortcut("g")
    }
    screen.press("s")
    screen.press("s", modifiers: .command)
    screen.press("s", modifiers: [.command, .shift])
    screen.press("u", modifiers: .command)
    screen.press("u", modifiers: [.command, .shift])
    screen.press("g", modifiers: .command)
    #expect(log.lines == ["save", "save as", "upper", "first"])
  }

  @Test("Disabled buttons have no shortcut")
  func disabled() {
    let screen = TestScreen {
      Button("Disabled") { log.add("disabled") }.keyboardShortcut("k").disabled(true)
      Button("Shown") { log.add("shown") }.keyboardShortcut("k")
    }
    screen.press("k", modifiers: .command)
    #expect(log.lines == ["shown"])
  }

  @Test("15.6 Hidden buttons have their shortcuts, unless they are disabled or a container doesn't show them")
  func hidden() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      Text("Content").background(Button("") { log.add("find") }.keyboardShortcut("f").hidden())
      Button("Disabled") { log.add("disabled") }.keyboardShortcut("g").disabled(true).hidden()
      ViewThatFits {
        Button("Wide") { log.add("wide") }.keyboardShortcut("h").frame(width: 1000)
        Button("Narrow") { log.add("narrow") }.keyboardShortcut("h")
      }
    }
    screen.press("f", modifiers: .command)
    screen.press("g", modifiers: .command)
    screen.press("h", modifiers: .command)
    #expect(log.lines == ["find", "narrow"])
  }

  @Test("15.5 Return and Escape press the default and the cancel button, of the frontmost presentation")
  func defaultAndCancel() throws {
    struct Content: View {
      let log: ActionLog
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.keyboardShortcut(.defaultAction)
        Button("Quit") { log.add("quit") }.keyboardShortcut(.cancelAction)
          .sheet(isPresented: $isShown) {
            Button("OK") { log.add("ok") }.keyboardShortcut(.defaultAction)
            Button("Cancel") {
              log.add("cancel")
              isShown = false
            }
            .keyboardShortcut(.cancelAction)
          }
      }
    }
    let screen = TestScreen { Content(log: log) }
    screen.press(.escape)
    screen.press(.return)
    #expect(screen.presentations.count == 1)
    screen.press(.return)
    screen.press(.escape)
    #expect(screen.presentations.isEmpty)
    #expect(log.lines == ["quit", "ok", "cancel"])
  }

  @Test("Arrows and brackets of shortcuts are mirrored, unless the shortcut says otherwise")
  func mirroring() {
    let screen = TestScreen {
      VStack {
        Button("Back") { log.add("back") }.keyboardShortcut("[", modifiers: .command)
        Button("Left") { log.add("left") }
          .keyboardShortcut(.leftArrow, modifiers: .command, localization: .withoutMirroring)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    screen.press("]", modifiers: .command)
    screen.press(.leftArrow, modifiers: .command)
    #expect(log.lines == ["back", "left"])
  }

  @Test("Views inside read the shortcut")
  func environment() {
    struct Reader: View {
      @Environment(\.keyboardShortcut) private var shortcut
      var body: some View { Text(shortcut.map { "\($0.key.character)" } ?? "none") }
    }
    let screen = TestScreen { Reader().keyboardShortcut("x") }
    #expect(screen.texts == ["x"])
  }
}
