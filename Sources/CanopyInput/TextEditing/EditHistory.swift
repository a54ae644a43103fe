package import CanopyCore

/// The undo history of a text. Consecutive changes of one kind, such as typed letters, are undone together.
///
/// The undo actions are registered with the window's undo manager, along with the app's own.
@MainActor
package final class EditHistory {
  /// The kind of a change.
  package enum Kind: Sendable {
    case typing
    case deleting
    /// A change that is undone separately, such as pasting.
    case other
  }

  private var last: Kind?
  /// Sets the text when a change is undone or redone, and returns the previous text.
  private let restore: @MainActor (EditedText) -> EditedText

  package init(restore: @escaping @MainActor (EditedText) -> EditedText) { self.restore = restore }

  /// Separates the next change from previous ones. Called when the insertion point moves, and when editing ends.
  package func endGroup() { last = nil }

  /// Records a change.
  ///
  /// - Parameters:
  ///   - text: The text before the change.
  ///   - manager: The undo manager, or nil if changes can't be undone.
  package func record(_ text: EditedText, _ kind: Kind, in manager: UndoManager?) {
    defer { last = kind }
    guard let manager, kind == .other || kind != last || !manager.canUndo else { return }
    register(text, in: manager)
    manager.setActionName(kind == .typing ? "Typing" : kind == .deleting ? "Delete" : "Edit")
  }

  private func register(_ text: EditedText, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] history in
      history.last = nil
      let current = history.restore(text)
      if let manager { history.register(current, in: manager) }
    }
  }

  /// Removes the changes of the text from an undo manager.
  package func removeAll(from manager: UndoManager?) { manager?.removeAllActions(withTarget: self) }
}
