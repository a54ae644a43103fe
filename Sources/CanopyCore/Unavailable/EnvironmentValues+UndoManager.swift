extension EnvironmentValues {
  /// The undo manager isn't available on Linux.
  @available(
    *, unavailable,
    message: "Foundation on Linux has no UndoManager. Keep earlier values in an @Observable model of your own."
  )
  public var undoManager: Never {
    get { preconditionFailure("UndoManager isn't part of Foundation on Linux.") }
    set {}
  }
}
