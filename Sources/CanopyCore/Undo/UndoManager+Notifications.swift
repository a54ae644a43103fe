public import Foundation

extension NSNotification.Name {
  /// Posted when a group is opened or closed, and when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")

  /// Posted before an undo manager undoes a group.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")

  /// Posted when an undo manager has undone a group.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")

  /// Posted before an undo manager redoes a group.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")

  /// Posted when an undo manager has redone a group.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")

  /// Posted when an undo manager has opened a group.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")

  /// Posted before an undo manager closes a group.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")

  /// Posted when an undo manager has closed a group.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

extension EnvironmentValues {
  /// The undo manager of the window that contains the view; nil outside of windows.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  ///
  /// func rename(_ book: Book, to title: String) {
  ///   let before = book.title
  ///   undoManager?.registerUndo(withTarget: book) { $0.title = before }
  ///   book.title = title
  /// }
  /// ```
  @Entry public package(set) var undoManager: UndoManager?
}

extension RuntimeIssue {
  static var undoOutsideGroup: RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        An action was registered with an undo manager outside of a group, and groupsByEvent is false. It was \
        registered as a group by itself. Call beginUndoGrouping() before it.
        """)
  }

  static var undoInsideGroup: RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        undo() or redo() was called while groups were open. The call was ignored. Call endUndoGrouping() once for each \
        beginUndoGrouping() before.
        """)
  }

  static func undoCallWithoutPartner(_ call: String, _ partner: String) -> RuntimeIssue {
    RuntimeIssue(kind: .other, message: "\(call)() was called without \(partner)() before it. The call was ignored.")
  }
}
