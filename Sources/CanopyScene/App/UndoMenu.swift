internal import CanopyPresentation
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The undo and redo commands that are currently available.
struct UndoMenu: Equatable {
  var canUndo = false
  var canRedo = false
}

extension EnvironmentValues {
  @Entry var undoMenu = UndoMenu()
}

extension RunningApp {
  /// The undo manager of the front window, or nil if there is none.
  var undoManagerInFront: UndoManager? {
    frontWindow?.frame.flatMap { EnvironmentValues(seenFrom: $0.tree.scope).undoManager }
  }

  /// The commands that are available in the front window.
  var undoMenu: UndoMenu {
    let manager = undoManagerInFront
    return UndoMenu(canUndo: manager?.canUndo ?? false, canRedo: manager?.canRedo ?? false)
  }

  /// Called when an undo manager has changed, which happens with most edits of a text.
  func undoingDidChange() {
    if shownUndoMenu != undoMenu { valuesDidChange() }
  }
}
