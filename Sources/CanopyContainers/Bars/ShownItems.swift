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
