/// The editing state of the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The user isn't editing.
  case inactive
  /// The user is temporarily editing a part of the content, such as a swiped row.
  case transient
  /// The user is editing.
  case active

  /// A Boolean value that indicates whether the user is editing, even if only temporarily.
  public var isEditing: Bool { self != .inactive }
}
