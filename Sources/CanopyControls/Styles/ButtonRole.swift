/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  package let name: String

  /// The role of buttons that delete data or can't be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of buttons that cancel an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of buttons that confirm a choice.
  public static let confirm = ButtonRole(name: "confirm")
  /// The role of buttons that close a view.
  public static let close = ButtonRole(name: "close")
}
