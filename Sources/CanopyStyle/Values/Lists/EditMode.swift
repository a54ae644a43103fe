/// Whether the user is editing the content of a view.
public enum EditMode: Hashable, Sendable {
  /// Not editing.
  case inactive
  /// Editing a part for the moment, such as a row that is swiped.
  case transient
  /// Editing.
  case active

  /// Whether anything is being edited.
  public var isEditing: Bool { self != .inactive }
}
