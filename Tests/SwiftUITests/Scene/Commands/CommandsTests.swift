import CanopyPresentation
import CanopyScene
import CanopyTesting
import SwiftUI
import Testing

/// Menus of an app, their items, and their shortcuts.
@MainActor
@Suite struct CommandsTests {
  fileprivate struct Note: Equatable {
    var text: String
    var isDone = false
  }

  private struct NoteView: View {
    @State private var note: Note

    init(_ text: String) { _note = State(initialValue: Note(text: text)) }

    var body: some View {
      Text("\(note.text) \(note.isDone ? "done" : "open")")
        .focusedSceneValue(\.commandsTestsNote, $note)
    }
  }

  private struct NoteCommands: Commands {
    @FocusedBinding(\.commandsTestsNote) private var note: Note?
    @State private var isPinned = false

    var body: some Commands {
      CommandMenu("Note") {
        Button(note.map { "Finish \($0.text)" } ?? "Finish") { note?.isDone = true }
          .keyboardShortcut("d")
          .disabled(note == nil)
        Divider()
        Toggle("Pinned", isOn: $isPinned)
        if isPinned { Text("It is pinned") }
      }
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { NoteView("first") }
        .commands {
          NoteCommands()
          CommandGroup(after: .newItem) { Button("Open…") {} }
          CommandGroup(replacing: .help) { Button("Guide") {} }
        }
      WindowGroup("Other", id: "other") { NoteView("second") }
      Settings { Text("a setting") }
    }
  }

  @Test func theMenusOfAnAppAreThoseThatPeopleKnowAndItsOwn() {
    let app = TestApp(Notes())
    #expect(app.menus == ["File", "Edit", "Note", "Help"])
    #expect(app.items(of: "File") == ["New Window", "Open…", "---", "Close", "---", "Quit"])
    #expect(app.items(of: "Edit") == ["Undo", "Redo", "---", "Cut", "Copy", "Paste", "Select All", "---", "Settings…"])
    #expect(app.items(of: "Note") == ["Finish first", "---", "Pinned"])
    #expect(app.items(of: "Help") == ["Guide"])
  }

  @Test func menusAndPickersInAMenuAreFlat() {
    struct Viewer: App {
      @State private var size = 2

      var body: some Scene {
        WindowGroup { Text("view") }
          .commands {
            CommandMenu("View") {
              Menu("Zoom") {
                Button("In") {}
                Menu("More") { Button("Actual Size") {} }
              }
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
            }
          }
      }
    }
    #expect(
      TestApp(Viewer()).items(of: "View") == [
        "Zoom", "In", "---", "More", "Actual Size", "---", "Size", "Small", "✓ Large",
      ])
  }

  @Test func anItemDoesWhatItSays() throws {
    let app = TestApp(Notes())
    try app.choose("Finish first", in: "Note")
    #expect(app.window.texts == ["first done"])
    try app.choose("Pinned", in: "Note")
    #expect(app.items(of: "Note") == ["Finish first", "---", "✓ Pinned", "It is pinned"])
    try app.choose("New Window", in: "File")
    #expect(app.windows.count == 2)
    try app.choose("Settings…", in: "Edit")
    #expect(app.window.texts == ["a setting"])
    try app.choose("Close", in: "File")
    #expect(app.windows.count == 2)
    try app.choose("Quit", in: "File")
    #expect(app.hasEnded)
  }

  @Test func focusedValuesAreThoseOfTheWindowInFront() throws {
    let app = TestApp(Notes())
    let first = app.window
    try app.choose("New Window", in: "File")
    try app.choose("Finish first", in: "Note")
    #expect(app.windows.map(\.texts) == [["first open"], ["first done"]])
    app.activate(first)
    try app.choose("Finish first", in: "Note")
    #expect(app.windows.map(\.texts) == [["first done"], ["first done"]])
    try app.choose("Settings…", in: "Edit")
    #expect(app.items(of: "Note").first == "Finish")
    #expect(throws: (any Error).self) { try app.choose("Finish", in: "Note") }
  }

  private struct MarkCommands: Commands {
    @FocusedBinding(\.commandsTestsNote) private var note: Note?

    var body: some Commands {
      CommandMenu("Mark") {
        Button("Mark It") {}.disabled(note == nil)
        Toggle("Marked", isOn: .constant(true)).disabled(note == nil)
      }
    }
  }

  private struct Marks: App {
    var body: some Scene {
      WindowGroup("Marks") { NoteView("first") }
        .commands { MarkCommands() }
      Settings { Text("a setting") }
    }
  }

  @Test func aCommandThatOnlyBecomesDisabledIsNoticed() throws {
    let app = TestApp(Marks())
    try app.choose("Mark It", in: "Mark")
    try app.choose("Settings…", in: "Edit")
    #expect(throws: (any Error).self) { try app.choose("Mark It", in: "Mark") }
    #expect(throws: (any Error).self) { try app.choose("✓ Marked", in: "Mark") }
    try app.choose("Close", in: "File")
    try app.choose("Mark It", in: "Mark")
  }

  @Test func shortcutsOfMenusWorkInEachWindow() throws {
    let app = TestApp(Notes())
    app.window.press("d", modifiers: .command)
    #expect(app.window.texts == ["first done"])
    app.window.press("n", modifiers: .command)
    #expect(app.windows.count == 2)
    app.window.press("w", modifiers: .command)
    #expect(app.windows.count == 1)
  }

  private struct Network: App {
    var body: some Scene {
      WindowGroup("Network") { Text("network") }
      WindowGroup("Browser", id: "browser") { Text("browser") }.keyboardShortcut("b")
      Window("Connections", id: "connections") { Text("connections") }.keyboardShortcut("0")
      Window("Log", id: "log") { Text("log") }
    }
  }

  @Test func windowsOfTheAppAreInTheMenusWithTheirShortcuts() throws {
    let app = TestApp(Network())
    #expect(app.items(of: "Window") == ["Connections", "Log"])
    #expect(app.items(of: "File") == ["New Window", "New Browser Window", "---", "Close", "---", "Quit"])
    app.window.press("0", modifiers: .command)
    #expect(app.windows.map(\.title) == ["Network", "Connections"])
    try app.choose("Log", in: "Window")
    try app.choose("Connections", in: "Window")
    #expect(app.windows.count == 3)
    app.window.press("b", modifiers: .command)
    app.window.press("b", modifiers: .command)
    #expect(app.windows.map(\.title).filter { $0 == "Browser" }.count == 2)
  }

  private struct Plain: App {
    var body: some Scene {
      WindowGroup { Text("plain") }.commandsReplaced { CommandMenu("Only") { Button("This") {} } }
    }
  }

  @Test func replacedCommandsAreGone() {
    #expect(TestApp(Plain()).menus == ["Only"])
  }

  /// A command for the clipboard sends a key to the window, which ignores it and asks the menus.
  @Test func keysThatNothingHandlesAreSentOnce() throws {
    let app = HeadlessApp(Notes())
    for key: KeyEquivalent in ["x", "c", "v", "a"] { try app.press(key, .command) }
    #expect(try app.window.wantsFrame == false)
  }

  private struct Undoing: App {
    var body: some Scene { WindowGroup("Undoing") { UndoingView() } }

    private struct UndoingView: View {
      @State private var count = UndoCounter()
      @Environment(\.undoManager) private var undoManager

      var body: some View {
        Text("count \(count.value)")
        Button("add") { count.set(count.value + 1, undoManager) }
      }
    }
  }

  @Test func undoIsPossibleAfterAChangeOnly() throws {
    let app = TestApp(Undoing())
    #expect(throws: (any Error).self) { try app.choose("Undo", in: "Edit") }
    try app.window.find("add").tap()
    #expect(throws: (any Error).self) { try app.choose("Redo", in: "Edit") }
    try app.choose("Undo", in: "Edit")
    #expect(app.window.texts.first == "count 0")
    #expect(throws: (any Error).self) { try app.choose("Undo", in: "Edit") }
    try app.choose("Redo", in: "Edit")
    #expect(app.window.texts.first == "count 1")
    // Another window has an undo manager of its own.
    app.openWindow()
    #expect(throws: (any Error).self) { try app.choose("Undo", in: "Edit") }
  }

  private struct Secondary: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }
      WindowGroup("Note", id: "note") { Text("note") }.keyboardShortcut("b").commandsRemoved()
      Window("Log", id: "log") { Text("log") }.commandsReplaced { CommandMenu("Log") { Button("Clear") {} } }
      Settings { Text("a setting") }.commandsRemoved()
    }
  }

  @Test func commandsOfOneSceneAreRemovedForItAlone() {
    let app = TestApp(Secondary())
    #expect(app.menus == ["File", "Edit", "Log"])
    #expect(app.items(of: "File") == ["New Window", "---", "Close", "---", "Quit"])
    #expect(app.items(of: "Edit").contains("Settings…") == false)
    app.window.press("b", modifiers: .command)
    #expect(app.windows.count == 1)
    app.window.press("n", modifiers: .command)
    #expect(app.windows.count == 2)
  }

  private struct Branching: App {
    @State private var isExpert = false

    var body: some Scene {
      WindowGroup { Button("toggle") { isExpert.toggle() } }
        .commandsRemoved()
        .commands {
          if isExpert {
            CommandMenu("Expert") { Button("Do it") {} }
          } else {
            CommandMenu("Simple") { Button("Do it") {} }
          }
          if isExpert { CommandMenu("More") { Button("Do more") {} } }
        }
    }
  }

  @Test func menusComeAndGo() throws {
    let app = TestApp(Branching())
    #expect(app.menus == ["Simple"])
    try app.window.find("toggle").tap()
    #expect(app.menus == ["Expert", "More"])
    try app.window.find("toggle").tap()
    #expect(app.menus == ["Simple"])
  }
}

@Observable @MainActor private final class UndoCounter {
  private(set) var value = 0

  func set(_ value: Int, _ undoManager: UndoManager?) {
    let old = self.value
    self.value = value
    undoManager?.registerUndo(withTarget: self) { counter in
      MainActor.assumeIsolated { counter.set(old, undoManager) }
    }
  }
}

extension FocusedValues {
  fileprivate var commandsTestsNote: Binding<CommandsTests.Note>? {
    get { self[CommandsTestsNoteKey.self] }
    set { self[CommandsTestsNoteKey.self] = newValue }
  }
}

private struct CommandsTestsNoteKey: FocusedValueKey {
  typealias Value = Binding<CommandsTests.Note>
}
