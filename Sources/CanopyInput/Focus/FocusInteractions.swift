/// The interactions with which people can move the focus to a view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view has a primary action, like a button. The keyboard can move the focus to it; a touch doesn't.
  public static let activate = FocusInteractions(rawValue: 1 << 0)

  /// The view receives input over time, like a text field. The keyboard and a touch can move the focus to it.
  public static let edit = FocusInteractions(rawValue: 1 << 1)

  /// The default interactions: all of them.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}
