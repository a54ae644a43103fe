internal import CanopyCore
internal import CanopyScene

extension TestApp {
  /// The titles of the menus of the app.
  public var menus: [String] { host.menus.map(\.title) }

  /// Returns the items of a menu: their titles, with a mark for items that are on, and three hyphens for a separator.
  public func items(of menu: String) -> [String] {
    (host.menus.first { $0.title == menu }?.items ?? []).map { item in
      switch item.kind {
      case .separator: "---"
      case .toggle(let isOn): isOn ? "✓ \(item.title)" : item.title
      case .button, .text: item.title
      }
    }
  }

  /// Chooses a menu item like a person. Throws an error if it doesn't exist or is disabled.
  public func choose(_ title: String, in menu: String) throws {
    guard let items = host.menus.first(where: { $0.title == menu })?.items else {
      let known = menus.joined(separator: ", ")
      throw TestError(message: "There is no menu called “\(menu)”. The menus are: \(known).")
    }
    guard let item = items.first(where: { $0.title == title }) else {
      let known = self.items(of: menu).joined(separator: ", ")
      throw TestError(message: "There is no item called “\(title)” in the menu “\(menu)”. The items are: \(known).")
    }
    guard item.isEnabled else { throw TestError(message: "“\(title)” in the menu “\(menu)” is disabled.") }
    UpdateCause("choosing “\(title)” in “\(menu)”").run { item.action() }
    settle()
  }
}
