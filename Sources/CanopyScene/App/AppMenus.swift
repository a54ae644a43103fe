internal import CanopyPresentation
internal import CanopyCore
package import CanopyInput
internal import CanopyStyle

/// The menus of an app: its commands, arranged in the usual order of menus.
///
/// Each group of commands is a hidden window, so its buttons, toggles and shortcuts work as in any window.
@MainActor
package final class AppMenus {
  private unowned let app: RunningApp
  private var groups: [ObjectIdentifier: CommandGroupFrame] = [:]
  private var values = EnvironmentValues()
  private var followedChanges = 0
  private var hasStandard = true
  /// The most recently built menus.
  package private(set) var shown: [AppMenu] = []
  /// The text of the menus that the host shows.
  private var hostTexts: [String] = []
  private var isHostCurrent = true

  init(of app: RunningApp) { self.app = app }

  /// The command records, frontmost first.
  private var records: [CommandRecord] { app.tree.context[CommandRecord.companion].all(in: app.tree.element) }

  /// Takes the environment values of the app, which also apply to its menus.
  func valuesDidChange(_ values: EnvironmentValues) {
    self.values = values
    for group in groups.values { group.frame.tree.setEnvironment(values) }
  }

  // MARK: Following

  /// Shows the menus if they have changed.
  func update() {
    follow()
    if isHostCurrent { return }
    isHostCurrent = true
    let texts = shown.map(\.text)
    if texts != hostTexts { app.host.show(shown) }
    hostTexts = texts
  }

  /// Rebuilds the menus if something has changed.
  private func follow() {
    let changes = app.tree.context[CommandRecord.companion].changes
    let wantsStandard = app.hasStandardCommands
    let haveChanged = changes != followedChanges || wantsStandard != hasStandard
    (followedChanges, hasStandard) = (changes, wantsStandard)
    if haveChanged { follow(records) }
    guard haveChanged || groups.values.contains(where: \.frame.needsFrame) else { return }
    for group in groups.values { group.refresh() }
    // Items that look the same can belong to different views.
    shown = MenuBar(records, hasStandard: hasStandard) { groups[ObjectIdentifier($0)]?.items ?? [] }.menus
    isHostCurrent = false
  }

  private func follow(_ records: [CommandRecord]) {
    let known = groups
    groups = [:]
    for record in records {
      let id = ObjectIdentifier(record)
      groups[id] = known[id] ?? CommandGroupFrame(of: record, seeing: app.tree.scope, values, app.engines)
    }
    for (id, group) in known where groups[id] == nil { group.frame.tree.end() }
  }

  /// Performs the command of an item that the host shows. Does nothing if the item doesn't exist.
  package func perform(item: Int, ofMenu menu: Int) {
    if let item = self.item(item, ofMenu: menu), item.isEnabled { item.action() }
  }

  private func item(_ item: Int, ofMenu menu: Int) -> AppMenu.Item? {
    guard shown.indices.contains(menu), shown[menu].items.indices.contains(item) else { return nil }
    return shown[menu].items[item]
  }

  // MARK: Menus of one window

  /// Returns the menus for a window, for a host that builds them on demand.
  package func menus(in window: AppWindow) -> [AppMenu] {
    app.act(in: window) { follow() }
    return shown
  }

  /// Performs the command of an item in a window, if the item still has the given title.
  package func perform(item number: Int, titled title: String, ofMenu menu: Int, in window: AppWindow) {
    app.act(in: window) {
      follow()
      guard let item = item(number, ofMenu: menu), item.title == title, item.isEnabled else { return }
      item.action()
    }
  }

  /// Performs the command with a shortcut that the window ignored. Returns false if there is none.
  @discardableResult
  package func perform(_ event: KeyEvent) -> Bool {
    follow()
    let bar = MenuBar(records, hasStandard: hasStandard) { _ in [] }
    return bar.records.contains { !$0.place.standsForKeys && groups[ObjectIdentifier($0)]?.perform(event) == true }
  }

  func end() {
    for group in groups.values { group.frame.tree.end() }
    groups = [:]
  }
}

extension CommandPlace {
  /// A Boolean value that indicates whether the commands send keys to the window. Performing such a command for a key that the
  /// window ignored would never end.
  fileprivate var standsForKeys: Bool { if case .standard(let place) = self { place == .pasteboard } else { false } }
}
