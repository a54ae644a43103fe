extension EnvironmentValues {
  /// Keeps what can be undone in the window that a view is in; nil outside of windows.
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
