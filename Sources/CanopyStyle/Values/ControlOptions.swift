/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size smaller than usual.
  case small
  /// The usual size.
  case regular
  /// A size larger than usual.
  case large
  /// The largest size.
  case extraLarge
}

/// The activation state of a control: the older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The control is in the window that receives key presses.
  case key
  /// The control is in another window of the active app.
  case active
  /// The control is in an inactive window.
  case inactive
}

/// The visibility of an element of the interface.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Depends on the context.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}

/// The visual prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }
  private let level: Level

  /// A low prominence, for information that requires no action, such as counts.
  public static let decreased = BadgeProminence(level: .decreased)

  /// The usual prominence.
  public static let standard = BadgeProminence(level: .standard)

  /// A high prominence, for information that requires the user's attention.
  public static let increased = BadgeProminence(level: .increased)
}

/// The behavior of a button while the user holds it down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Depends on the context of the button.
  public static let automatic = ButtonRepeatBehavior(choice: .automatic)

  /// The button repeats its action while it is held down.
  public static let enabled = ButtonRepeatBehavior(choice: .enabled)

  /// The button performs its action once.
  public static let disabled = ButtonRepeatBehavior(choice: .disabled)
}

/// The way a button determines its width.
public struct ButtonSizing: Hashable, Sendable {
  private enum Choice { case automatic, fitted, flexible }
  private let choice: Choice

  /// Depends on the context of the button.
  public static let automatic = ButtonSizing(choice: .automatic)

  /// The button is as wide as its label.
  public static let fitted = ButtonSizing(choice: .fitted)

  /// The button fills the available width.
  public static let flexible = ButtonSizing(choice: .flexible)
}

/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private enum Choice { case automatic, priority, fixed }
  private let choice: Choice

  /// Depends on the way the menu is presented.
  public static let automatic = MenuOrder(choice: .automatic)

  /// The first items are closest to the point where the menu opens.
  public static let priority = MenuOrder(choice: .priority)

  /// The items keep their order in code, from top to bottom.
  public static let fixed = MenuOrder(choice: .fixed)
}

/// The behavior of a menu after a person has chosen an item.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Depends on the control. Most items close the menu.
  public static let automatic = MenuActionDismissBehavior(choice: .automatic)

  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(choice: .enabled)

  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(choice: .disabled)
}

/// The behavior of a control when the user holds a dragged item over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Depends on the control.
  public static let automatic = SpringLoadingBehavior(choice: .automatic)

  /// The control performs its action when a dragged item pauses over it.
  public static let enabled = SpringLoadingBehavior(choice: .enabled)

  /// The control ignores dragged items that pause over it.
  public static let disabled = SpringLoadingBehavior(choice: .disabled)
}
