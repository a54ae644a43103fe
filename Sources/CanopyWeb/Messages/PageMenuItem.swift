internal import CanopyScene
internal import CanopyStyle

/// A menu item for a page to show.
struct PageMenuItem: Encodable {
  private let kind: String
  private let title: String?
  private let isDisabled: Bool?
  /// The state of a toggle, or nil for other items.
  private let isOn: Bool?
  /// The browser's name for the key of the shortcut.
  private let key: String?
  /// The modifiers of the shortcut, as bits.
  private let modifiers: Int?

  init(_ item: AppMenu.Item) {
    let (kind, isOn): (String, Bool?) =
      switch item.kind {
      case .button: ("button", nil)
      case .toggle(let isOn): ("toggle", isOn)
      case .separator: ("separator", nil)
      case .text: ("text", nil)
      }
    self.kind = kind
    self.isOn = isOn
    title = item.kind == .separator ? nil : item.title
    isDisabled = item.isEnabled ? nil : true
    key = item.shortcut.map { DOMKeyNames.name(of: $0.key) }
    modifiers = item.shortcut?.modifiers.rawValue
  }
}
