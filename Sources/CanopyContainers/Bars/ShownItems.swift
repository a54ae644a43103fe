internal import CanopyCore
internal import CanopyLayout

/// The items of a toolbar, for bars elsewhere.
struct ToolbarItems: Equatable {
  let views: SubviewsCollection
  let placements: [ToolbarItemPlacement]

  static func == (first: ToolbarItems, second: ToolbarItems) -> Bool {
    first.placements == second.placements && first.views.map(\.id) == second.views.map(\.id)
  }
}

/// The field for searching of a page, for its bars.
struct ShownSearch: Equatable {
  let field: SubviewsCollection
  /// A Boolean value that indicates whether the field is below the title.
  let isInDrawer: Bool
  let isPresented: Bool
  /// A Boolean value that indicates whether the bar with the title makes room for results.
  let hidesBar: Bool

  static func == (first: ShownSearch, second: ShownSearch) -> Bool {
    first.field.map(\.id) == second.field.map(\.id) && first.isInDrawer == second.isInDrawer
      && first.isPresented == second.isPresented && first.hidesBar == second.hidesBar
  }
}

/// A search around navigation stacks, which the bar of a root page shows.
@MainActor
final class OfferedSearch {
  private let changes = OwnedSource("the search around a stack")
  private var takers = 0
  private var current: ShownSearch?

  nonisolated init() {}

  /// The search, which becomes a dependency of the running body.
  var search: ShownSearch? {
    get {
      changes.track()
      return current
    }
    set {
      guard newValue != current else { return }
      current = newValue
      changes.changed(inUpdate: ())
    }
  }

  /// A Boolean value that indicates whether a page shows the search, which becomes a dependency of the running body.
  var isTaken: Bool {
    changes.track()
    return takers > 0
  }

  /// Records that a page shows the search, while a body runs.
  func take() {
    guard takers == 0 else { return }
    takers = 1
    changes.changed(inUpdate: ())
  }
}

extension EnvironmentValues {
  /// The search around the navigation stack that the view is in.
  @Entry var offeredSearch: OfferedSearch?
}
