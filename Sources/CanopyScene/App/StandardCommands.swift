internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The commands of every app, declared the same way as an app's own commands.
struct StandardCommands {
  /// The app, which is created after its tree.
  let app = Running()

  @MainActor
  final class Running {
    weak var running: RunningApp?

    nonisolated init() {}
  }
}

extension StandardCommands: Commands {
  var body: some Commands {
    CommandGroup(.optional(.appSettings), SettingsCommand())
    CommandGroup(
      .standard(.appTermination),
      MenuButton("Quit", "q") { [app] in
        guard let running = app.running else { return }
        let windows = running.windowsOfPerson(at: running.frontWindow)
        if windows.count == running.windows.count { running.saving.saveForEnd() }
        for window in windows { window.requestClose() }
      })
    CommandGroup(
      .standard(.newItem), TupleView((NewWindowCommand(app: app), WindowCommands(app: app, isList: false))))
    CommandGroup(.optional(.newItem), OpenDocumentCommands(app: app))
    CommandGroup(
      .standard(.saveItem), MenuButton("Close", "w") { [app] in app.running?.frontWindow?.requestClose() })
    CommandGroup(.optional(.saveItem), SaveDocumentCommands(app: app))
    CommandGroup(.optional(.singleWindowList), WindowCommands(app: app, isList: true))
    CommandGroup(
      .standard(.undoRedo),
      UndoCommands(undo: { [app] in app.undoManager?.undo() }, redo: { [app] in app.undoManager?.redo() }))
    CommandGroup(
      .standard(.pasteboard),
      TupleView((key("Cut", "x"), key("Copy", "c"), key("Paste", "v"), key("Select All", "a"))))
  }

  /// A command that sends a key to the focused view of the front window.
  @MainActor
  private func key(_ title: LocalizedStringKey, _ key: KeyEquivalent) -> MenuButton {
    MenuButton(title, key) { [app] in
      app.running?.frontWindow?.receive(.key(KeyEvent(key: key, characters: "", modifiers: .command)))
    }
  }
}

extension StandardCommands.Running {
  fileprivate var undoManager: UndoManager? { running?.undoManagerInFront }
}

private struct UndoCommands: View {
  let undo: () -> Void
  let redo: () -> Void
  @Environment(\.undoMenu) private var menu

  var body: some View {
    MenuButton("Undo", "z", action: undo).disabled(!menu.canUndo)
    MenuButton("Redo", "z", [.command, .shift], action: redo).disabled(!menu.canRedo)
  }
}

private struct NewWindowCommand: View {
  let app: StandardCommands.Running
  @Environment(\.canOpenNewWindows) private var isPossible
  @Environment(\.documentMenu) private var documents

  var body: some View {
    if isPossible, !documents.comeFirst {
      MenuButton("New Window", "n") { [app] in app.running?.openWindow(from: app.running?.frontWindow) }
    }
  }
}

/// The commands that open the app's windows: single windows, and groups with a shortcut.
private struct WindowCommands: View {
  let app: StandardCommands.Running
  let isList: Bool
  @Environment(\.windowCommands) private var commands

  var body: some View {
    ForEach(commands.filter { $0.isInList == isList }) { command in
      PressableView(role: nil) { [app] in
        app.running?.open(command.scene, nil, from: app.running?.frontWindow)
      } content: {
        isList ? command.title : Text("New \(command.title) Window")
      }
      .keyboardShortcut(command.shortcut)
    }
  }
}

private struct SettingsCommand: View {
  @Environment(\.openSettings) private var openSettings
  @Environment(\.hasSettings) private var hasSettings

  var body: some View {
    if hasSettings { MenuButton("Settings…", ",") { openSettings() } }
  }
}

/// A menu item that performs an action, and can be disabled.
struct MenuButton: View {
  private let title: LocalizedStringKey
  private let shortcut: KeyboardShortcut?
  private let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ title: LocalizedStringKey, _ key: KeyEquivalent? = nil, _ modifiers: EventModifiers = .command,
    action: @escaping () -> Void
  ) {
    self.title = title
    shortcut = key.map { KeyboardShortcut($0, modifiers: modifiers) }
    self.action = action
  }

  var body: some View {
    // Like any button, it looks different when it is disabled. That makes the menus notice the change.
    PressableView(role: nil, action: action) { Text(title).opacity(isEnabled ? 1 : 0.5) }.keyboardShortcut(shortcut)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the app has settings.
  @Entry var hasSettings: Bool = false
  /// A Boolean value that indicates whether a command opens another initial window.
  @Entry var canOpenNewWindows: Bool = false
}
