package import CanopyCore

/// The undo history of a text. Consecutive changes of one kind, such as typed letters, are undone together.
///
/// The undo actions are registered with the window's undo manager, along with the app's own. A step of a long plain text keeps only
/// what changed, because people make hundreds of them.
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
  /// The most recent step, which may still grow.
  private weak var lastStep: EditStep?
  /// Sets the text when a change is undone or redone, and returns the previous text.
  private let restore: @MainActor (_ step: EditStep) -> EditedText

  package init(restore: @escaping @MainActor (_ step: EditStep) -> EditedText) { self.restore = restore }

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
    lastStep?.end(with: text)
    lastStep = register(EditStep(text), in: manager)
    manager.setActionName(kind == .typing ? "Typing" : kind == .deleting ? "Delete" : "Edit")
  }

  private func register(_ step: EditStep, in manager: UndoManager) -> EditStep {
    manager.registerUndo(withTarget: self) { [weak manager] history in
      history.last = nil
      let current = history.restore(step)
      guard let manager else { return }
      let opposite = EditStep(current)
      opposite.end(with: step.text(after: current))
      _ = history.register(opposite, in: manager)
    }
    return step
  }

  /// Removes the changes of the text from an undo manager.
  package func removeAll(from manager: UndoManager?) { manager?.removeAllActions(withTarget: self) }
}

/// A step of the undo history: the text before it.
@MainActor
package final class EditStep {
  private enum Content {
    case whole(EditedText)
    /// The bytes that the step replaced, and those that it put there.
    case difference(start: Int, old: String, newCount: Int, EditedText.Selection)
  }

  private var content: Content

  init(_ text: EditedText) { content = .whole(text) }

  /// The length from which a step keeps only what has changed.
  private static var longText: Int { 16_384 }

  /// Ends the step.
  ///
  /// - Parameter text: The text after the step.
  func end(with text: EditedText) {
    guard case .whole(let before) = content, before.styled == nil, before.length > Self.longText else { return }
    let change = ByteDifference(from: before.string, to: text.string)
    content = .difference(
      start: change.start, old: before.string._part(change.start..<change.oldEnd),
      newCount: change.newEnd - change.start, before.selection)
  }

  /// Returns the text before the step.
  ///
  /// - Parameter text: The text after the step.
  package func text(after text: EditedText) -> EditedText {
    switch content {
    case .whole(let before): return before
    case .difference(let start, let old, let newCount, let selection):
      var before = text
      before.replace(start..<start + newCount, with: old)
      before.select(anchor: selection.anchor, head: selection.head)
      return before
    }
  }
}
