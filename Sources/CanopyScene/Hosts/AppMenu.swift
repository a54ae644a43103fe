package import CanopyStyle

/// A menu of the app, as hosts show it in a menu bar.
package struct AppMenu: Identifiable {
  package let id: Int
  package var title: String
  package var items: [Item]

  /// An item of a menu.
  package struct Item: Identifiable {
    package let id: Int
    package var kind: Kind
    package var title: String
    package var isEnabled: Bool
    package var shortcut: KeyboardShortcut?
    /// The action of the item; nil for a separator, a text, or a menu.
    package var action: (() -> Void)?
  }

  package enum Kind {
    case button
    /// An item that is on or off.
    case toggle(isOn: Bool)
    case separator
    case text
    case menu([Item])
  }
}
