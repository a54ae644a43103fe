/// Indicates whether a text field is setting a value. The text field registers these changes with the undo manager
/// itself.
@MainActor
package enum TextUndo {
  package private(set) static var isWriting = false

  /// Sets the value of a text field.
  package static func write<Result>(_ write: () throws -> Result) rethrows -> Result {
    let before = isWriting
    isWriting = true
    defer { isWriting = before }
    return try write()
  }
}
