internal import CanopyCore
internal import CanopyText

/// Arranges commands in menus.
///
/// The arrangement follows Linux programs, which don't have a menu named after the app. The items of that menu on a Mac are at
/// the end of the File, Edit and Help menus.
@MainActor
struct MenuBar {
  /// The records in the order of the menus.
  private(set) var records: [CommandRecord] = []
  private(set) var menus: [AppMenu] = []

  /// The menus of every app, and the command groups in them.
  private static let first: [(title: String, places: [CommandGroupPlacement])] = [
    ("File", [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility, .appTermination]),
    ("Edit", [.undoRedo, .pasteboard, .textEditing, .textFormatting, .appSettings]),
    ("View", [.toolbar, .sidebar]),
  ]

  private static let last: [(title: String, places: [CommandGroupPlacement])] = [
    ("Window", [.windowSize, .windowList, .singleWindowList, .windowArrangement]),
    ("Help", [.help, .appInfo]),
  ]

  /// - Parameters:
  ///   - all: The commands of the app.
  ///   - hasStandard: A Boolean value that indicates whether to include the standard commands.
  ///   - items: Returns the menu items for a command record.
  init(_ all: [CommandRecord], hasStandard: Bool, items: (CommandRecord) -> [AppMenu.Item]) {
    func addAll(_ menus: [(title: String, places: [CommandGroupPlacement])]) {
      for menu in menus {
        let groups = menu.places.map { Self.records(at: $0, among: all, hasStandard: hasStandard) }
        add(menu.title, groups, items)
      }
    }
    addAll(Self.first)
    for record in all {
      guard case .menu(let text) = record.place else { continue }
      add(text.resolved(in: EnvironmentValues(seenFrom: record.scope)), [[record]], items)
    }
    addAll(Self.last)
  }

  /// Adds a menu unless it is empty. Separators divide its groups.
  private mutating func add(
    _ title: String, _ groups: [[CommandRecord]], _ items: (CommandRecord) -> [AppMenu.Item]
  ) {
    records += groups.flatMap(\.self)
    var isUsual = true
    let parts = groups.map { group in
      group.flatMap { record in
        let items = items(record)
        if !items.isEmpty, !record.place.isInEveryApp { isUsual = false }
        return items
      }
    }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    let all = parts.joined(separator: [AppMenu.Item.separator])
    menus.append(AppMenu(title: title, items: Array(all), isUsual: isUsual))
  }

  /// Returns the command records at a placement.
  private static func records(
    at place: CommandGroupPlacement, among all: [CommandRecord], hasStandard: Bool
  ) -> [CommandRecord] {
    var (before, standard, replacing, after): ([CommandRecord], [CommandRecord], [CommandRecord], [CommandRecord])
    (before, standard, replacing, after) = ([], [], [], [])
    for record in all {
      switch record.place {
      case .before(place): before.append(record)
      case .standard(place), .optional(place): if hasStandard { standard.append(record) }
      case .replacing(place): replacing.append(record)
      case .after(place): after.append(record)
      default: break
      }
    }
    return before + (replacing.isEmpty ? standard : replacing) + after
  }
}

extension CommandPlace {
  fileprivate var isInEveryApp: Bool { if case .standard = self { true } else { false } }
}
