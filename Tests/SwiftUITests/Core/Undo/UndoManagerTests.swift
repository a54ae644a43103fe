import CanopyTesting
import Combine
import Foundation
import SwiftUI
import Testing

/// An undo manager like Foundation's on Apple's systems, and the undo manager of a window.
@MainActor @Suite struct UndoManagerTests {
  @Test func undoneActionsCanBeRedone() {
    let (manager, note) = (UndoManager(), Note())
    note.rename("b", manager)
    manager.setActionName("Rename")
    #expect(manager.canUndo && !manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    manager.undo()
    #expect(note.title == "a")
    #expect(!manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Rename")
    manager.redo()
    #expect(note.title == "b")
    #expect(manager.canUndo && !manager.canRedo)
    #expect(manager.undoActionName == "Rename")
  }

  @Test func aNewChangeClearsTheRedoStack() {
    let (manager, note) = (UndoManager(), Note())
    note.rename("b", manager)
    manager.undo()
    note.rename("c", manager)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(note.title == "a")
  }

  @Test func theActionsOfAGroupAreUndoneTogetherInReverseOrder() {
    let (manager, note) = (UndoManager(), Note())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    note.rename("b", manager)
    manager.beginUndoGrouping()
    note.rename("c", manager)
    manager.endUndoGrouping()
    note.rename("d", manager)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1 && manager.groupingLevel == 0)
    manager.undo()
    #expect(note.history == ["a", "b", "c", "d", "c", "b", "a"])
    manager.redo()
    #expect(note.title == "d")
  }

  @Test func theActionsOfAnEventFormAGroup() throws {
    let note = Note()
    let screen = TestScreen { Editor(note: note) }
    try screen.find("twice").tap()
    try screen.find("once").tap()
    #expect(screen.texts.first == "a!!!")
    try screen.find("undo").tap()
    #expect(screen.texts.first == "a!!")
    try screen.find("undo").tap()
    #expect(screen.texts.first == "a")
    try screen.find("redo").tap()
    #expect(screen.texts.first == "a!!")
    #expect(screen.issues.isEmpty)
  }

  @Test func aSheetHasTheUndoManagerOfItsWindow() {
    let log = Log()
    let screen = TestScreen {
      Text("x").sheet(isPresented: .constant(true)) { Reader(log: log) }.background(Reader(log: log))
    }
    #expect(log.managers.count == 2 && Set(log.managers).count == 1)
    #expect(screen.environment.undoManager.map(ObjectIdentifier.init) == log.managers.first)
    #expect(EnvironmentValues().undoManager == nil)
  }

  @Test func levelsOfUndoLimitTheStack() {
    let (manager, note) = (UndoManager(), Note())
    let screen = TestScreen { Text("x") }
    manager.levelsOfUndo = 2
    for title in ["b", "c", "d"] {
      note.rename(title, manager)
      screen.update()
    }
    #expect(manager.undoCount == 2)
    for _ in 0..<3 { manager.undo() }
    #expect(note.title == "b")
  }

  @Test func theManagerDoesNotRetainItsTargets() {
    let manager = UndoManager()
    weak var gone: Note?
    do {
      let note = Note()
      note.rename("b", manager)
      gone = note
    }
    #expect(gone == nil)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func actionsOfATargetCanBeRemoved() {
    let (manager, note, other) = (UndoManager(), Note(), Note())
    note.rename("b", manager)
    other.rename("b", manager)
    manager.removeAllActions(withTarget: note)
    manager.undo()
    #expect(note.title == "b" && other.title == "a")
    other.rename("c", manager)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func disabledRegistrationRegistersNoActions() {
    let (manager, note) = (UndoManager(), Note())
    manager.disableUndoRegistration()
    note.rename("b", manager)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    note.rename("c", manager)
    manager.undo()
    #expect(note.title == "b")
  }

  @Test func misuseReportsIssuesAndLosesNoActions() throws {
    let note = Note()
    let screen = TestScreen { Misuse(note: note) }
    try screen.find("misuse").tap()
    #expect(screen.issues.count == 3, "\(screen.issues)")
    #expect(note.title == "a")
  }

  @Test func undoAndRedoPostNotifications() {
    let (manager, note) = (UndoManager(), Note())
    var names: [String] = []
    let expected: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let subscriptions = expected.map { name in
      NotificationCenter.default.publisher(for: name, object: manager).sink { _ in names.append(name.rawValue) }
    }
    withExtendedLifetime(subscriptions) {
      note.rename("b", manager)
      manager.undo()
      manager.redo()
    }
    #expect(names == expected.map(\.rawValue))
  }
}

@MainActor private final class Note: ObservableObject {
  @Published var title = "a" { didSet { history.append(title) } }
  var history = ["a"]

  func rename(_ new: String, _ manager: UndoManager?) {
    let old = title
    manager?.registerUndo(withTarget: self) { $0.rename(old, manager) }
    title = new
  }
}

private struct Editor: View {
  @ObservedObject var note: Note
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    Text(note.title)
    Button("once") { note.rename(note.title + "!", undoManager) }
    Button("twice") { for _ in 0..<2 { note.rename(note.title + "!", undoManager) } }
    Button("undo") { undoManager?.undo() }
    Button("redo") { undoManager?.redo() }
  }
}

@MainActor private final class Log {
  var managers: [ObjectIdentifier] = []
}

private struct Reader: View {
  let log: Log
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    let _ = log.managers += undoManager.map { [ObjectIdentifier($0)] } ?? []
    Text("r")
  }
}

private struct Misuse: View {
  let note: Note
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    Button("misuse") {
      undoManager?.endUndoGrouping()
      undoManager?.groupsByEvent = false
      note.rename("b", undoManager)
      undoManager?.undo()
      undoManager?.beginUndoGrouping()
      undoManager?.beginUndoGrouping()
      undoManager?.undo()
      undoManager?.endUndoGrouping()
      undoManager?.endUndoGrouping()
    }
  }
}
