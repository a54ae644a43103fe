internal import CGTK
internal import CanopyScene
internal import CanopyStyle

/// The app's menus in the form that GTK's menu bars read. All windows share one model.
///
/// The items are identified by number. A menu whose items only change their state is therefore kept, even while it is open.
@MainActor
final class MenuModel {
  /// The menus, in the order of the bar.
  private let titles = g_menu_new()
  /// The content of each menu.
  private var contents: [OpaquePointer?] = []
  /// The actions of the items.
  private let actions = g_simple_action_group_new()
  private var menus: [AppMenu] = []
  private(set) var mnemonics: [Character] = []
  /// Performs an item of a menu.
  private let perform: @MainActor (_ menu: Int, _ item: Int) -> Void

  init(perform: @escaping @MainActor (_ menu: Int, _ item: Int) -> Void) { self.perform = perform }

  /// The prefix of the actions in windows.
  private static let prefix = "menus"

  /// Shows new menus. Only those that differ are rebuilt.
  func show(_ new: [AppMenu]) {
    let old = menus
    menus = new
    let keepsBar = new.map(\.title) == old.map(\.title)
    if !keepsBar { rebuildBar() }
    for index in new.indices {
      let known = keepsBar ? old[index] : nil
      if let known, known.layout == new[index].layout {
        updateActions(of: index)
      } else {
        removeActions(of: index, count: old.indices.contains(index) ? old[index].items.count : 0)
        fill(index)
      }
    }
    for index in old.indices.dropFirst(new.count) { removeActions(of: index, count: old[index].items.count) }
  }

  private func rebuildBar() {
    g_menu_remove_all(titles)
    for content in contents { g_object_unref(UnsafeMutableRawPointer(content)) }
    contents = menus.map { _ in g_menu_new() }
    mnemonics = Mnemonics.letters(for: menus.map(\.title))
    for (index, menu) in menus.enumerated() {
      g_menu_append_submenu(titles, Mnemonics.label(menu.title, with: mnemonics[index]), Self.model(contents[index]))
    }
  }

  private func fill(_ index: Int) {
    let content = contents[index]
    g_menu_remove_all(content)
    for section in menus[index].items.indices.split(whereSeparator: { menus[index].items[$0].kind == .separator }) {
      let items = g_menu_new()
      for number in section {
        addAction(number, of: index)
        append(menus[index].items[number], acting: "\(Self.prefix).\(Self.name(number, of: index))", to: items)
      }
      g_menu_append_section(content, nil, Self.model(items))
      g_object_unref(UnsafeMutableRawPointer(items))
    }
  }

  private func append(_ item: AppMenu.Item, acting action: String, to section: OpaquePointer?) {
    let entry = g_menu_item_new(Mnemonics.label(item.title), action)
    if let keys = item.shortcut?.acceleratorName {
      g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(keys))
    }
    g_menu_append_item(section, entry)
    g_object_unref(UnsafeMutableRawPointer(entry))
  }

  private static func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
  }

  // MARK: Actions

  private static func name(_ item: Int, of menu: Int) -> String { "\(menu)-\(item)" }

  private func addAction(_ number: Int, of menu: Int) {
    let item = menus[menu].items[number]
    let name = Self.name(number, of: menu)
    let action =
      item.isOn.map { g_simple_action_new_stateful(name, nil, g_variant_new_boolean($0 ? 1 : 0)) }
      ?? g_simple_action_new(name, nil)
    guard let action else { return }
    g_simple_action_set_enabled(action, item.canBeChosen ? 1 : 0)
    Signals.connect(UnsafeMutableRawPointer(action), "activate") { [perform] in perform(menu, number) }
    g_action_map_add_action(OpaquePointer(actions), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  private func updateActions(of menu: Int) {
    for (number, item) in menus[menu].items.enumerated() where item.kind != .separator {
      let action = g_action_map_lookup_action(OpaquePointer(actions), Self.name(number, of: menu))
      g_simple_action_set_enabled(action, item.canBeChosen ? 1 : 0)
      if let isOn = item.isOn { g_simple_action_set_state(action, g_variant_new_boolean(isOn ? 1 : 0)) }
    }
  }

  private func removeActions(of menu: Int, count: Int) {
    for number in 0..<count { g_action_map_remove_action(OpaquePointer(actions), Self.name(number, of: menu)) }
  }

  // MARK: Windows

  /// The menus for bars and buttons.
  var bar: UnsafeMutablePointer<GMenuModel>? { Self.model(titles) }

  /// Makes the items' actions available in a window.
  func insertActions(in window: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_insert_action_group(window, Self.prefix, OpaquePointer(actions))
  }
}

extension AppMenu {
  /// The parts of the menu other than the states of its items, as text.
  fileprivate var layout: [String] {
    items.map { "\($0.kind == .separator) \($0.isOn != nil) \($0.shortcut?.acceleratorName ?? "") \($0.title)" }
  }
}

extension AppMenu.Item {
  /// A Boolean value that indicates whether a toggle is on, or nil for other items.
  fileprivate var isOn: Bool? { if case .toggle(let isOn) = kind { isOn } else { nil } }

  fileprivate var canBeChosen: Bool { isEnabled && kind != .text }
}
