/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  package let name: String

  /// Deletes something, or does something else that cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
  /// A role for buttons that confirm.
  public static let confirm = ButtonRole(name: "confirm")
  /// A role for buttons that close a view.
  public static let close = ButtonRole(name: "close")
}
