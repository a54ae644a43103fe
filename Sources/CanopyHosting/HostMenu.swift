internal import CanopyScene
public import CanopyStyle

/// A menu of an app.
@MainActor
public struct HostMenu {
  /// The title, as shown in a menu bar.
  public let title: String
  /// The items, from top to bottom.
  public let items: [Item]
  /// A Boolean value that indicates whether this menu contains the same commands in every app. A host can omit the menu bar if
  /// all menus do, because their shortcuts work without one.
  public let isStandard: Bool

  /// An item of a menu.
  @MainActor
  public struct Item {
    /// The kind of an item, which determines how to show it.
    public enum Kind: Hashable, Sendable {
      case button
      /// An item that is on or off.
      case toggle(isOn: Bool)
      case separator
      /// A text that can't be chosen.
      case text
    }

    /// The kind of the item, which determines how to show it.
    public let kind: Kind
    /// The title, or an empty string for a separator.
    public let title: String
    /// A Boolean value that indicates whether the item can be chosen.
    public let isEnabled: Bool
    /// The keys that perform the command, even without a menu, or nil for none.
    public let shortcut: KeyboardShortcut?
    private let action: () -> Void

    /// Performs the command in the front window, if the item is enabled.
    public func perform() { if isEnabled { action() } }

    init(_ item: AppMenu.Item, action: @escaping () -> Void) {
      kind =
        switch item.kind {
        case .button: .button
        case .toggle(let isOn): .toggle(isOn: isOn)
        case .separator: .separator
        case .text: .text
        }
      title = item.title
      isEnabled = item.isEnabled && (item.kind != .separator && item.kind != .text)
      shortcut = item.shortcut
      self.action = action
    }
  }

  /// The titles of commands that can only be reached through a menu.
  var commandsOfItsOwn: [String] {
    isStandard
      ? []
      : items.filter { item in
        switch item.kind {
        case .button, .toggle: item.shortcut == nil
        case .separator, .text: false
        }
      }.map(\.title)
  }

  /// Creates the menu in the form that hosts use. The closure performs the item at an index.
  init(_ menu: AppMenu, perform: @escaping (Int) -> Void) {
    title = menu.title
    items = menu.items.enumerated().map { number, item in Item(item) { perform(number) } }
    isStandard = menu.isUsual
  }
}
