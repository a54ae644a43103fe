package import CanopyStyle

/// A menu of the app, for a host's menu bar.
package struct AppMenu {
  package let title: String
  package let items: [Item]
  /// A Boolean value that indicates whether this menu contains the same commands in every app. A host can omit the menu bar if
  /// all menus do, because their shortcuts work without one.
  package let isUsual: Bool

  /// An item of a menu.
  package struct Item {
    package let kind: Kind
    package let title: String
    package let isEnabled: Bool
    package let shortcut: KeyboardShortcut?
    /// Performs the command. Does nothing for a separator or a text.
    package let action: () -> Void

    init(
      kind: Kind, title: String, isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil,
      action: @escaping () -> Void = {}
    ) {
      self.kind = kind
      self.title = title
      self.isEnabled = isEnabled
      self.shortcut = shortcut
      self.action = action
    }

    static var separator: Item { Item(kind: .separator, title: "") }
  }

  package enum Kind: Equatable {
    case button
    /// An item that is on or off.
    case toggle(isOn: Bool)
    case separator
    case text
  }

  /// The menu as text. Two menus with the same text look and behave the same.
  package var text: String { ([title] + items.map(\.text)).joined(separator: "\n  ") }
}

extension AppMenu.Item {
  fileprivate var text: String {
    let keys = shortcut.map { " \($0.modifiers.rawValue)+\($0.key.character)" } ?? ""
    let state = isEnabled ? "" : " (disabled)"
    return switch kind {
    case .separator: "---"
    case .toggle(let isOn): "[\(isOn ? "x" : " ")] \(title)\(keys)\(state)"
    case .button, .text: "\(title)\(keys)\(state)"
    }
  }
}
