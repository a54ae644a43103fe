internal import CanopyPresentation
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The commands to undo and redo that are possible now.
struct UndoMenu: Equatable {
  var canUndo = false
  var canRedo = false
}

extension EnvironmentValues {
  @Entry var undoMenu = UndoMenu()
}

extension RunningApp {
  /// The undo manager of the window in front; nil without one.
  var undoManagerInFront: UndoManager? {
    frontWindow?.frame.flatMap { EnvironmentValues(seenFrom: $0.tree.scope).undoManager }
  }

  /// The commands that are possible in the window in front.
  var undoMenu: UndoMenu {
    let manager = undoManagerInFront
    return UndoMenu(canUndo: manager?.canUndo ?? false, canRedo: manager?.canRedo ?? false)
  }

  /// Notes that an undo manager has changed, which most changes of a text do.
  func undoingDidChange() {
    if shownUndoMenu != undoMenu { valuesDidChange() }
  }
}
