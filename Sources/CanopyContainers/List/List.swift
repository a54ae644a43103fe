public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A container that shows rows in a single column, of which people can select some.
///
/// ```swift
/// List(selection: $selection) {
///   Section("Friends") {
///     ForEach(friends) { FriendRow($0) }
///   }
/// }
/// ```
///
/// Each view of the content is a row. Only rows that can be seen are created, and the states of the others are kept as long as their
/// identifiers are in the data.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: (any ListSelecting)?
  let content: Content

  init(_ selection: (any ListSelecting)?, _ content: Content) { (self.selection, self.content) = (selection, content) }
}

@MainActor
extension List: View {
  /// The rows in a scroll view.
  public var body: some View { ListView(selection: selection, content: content) }
}

/// The containers that consist of the rows of a list.
enum ListKind: Equatable {
  case list, form, compactTable
  case table(alternatesRows: Bool, hasHeader: Bool)

  /// A Boolean value that indicates whether the controls in rows look like those of a list.
  var stylesControls: Bool {
    if case .table = self { false } else { true }
  }
}

/// A list, or a form or a table that consists of its rows.
struct ListView<Content: View> {
  var selection: (any ListSelecting)?
  var kind = ListKind.list
  let content: Content
  @State private var rows = ListedRows()
  @State private var current = CurrentRow()
  @Environment(\.listLook) private var look
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.colorScheme) private var scheme
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.isUnderLargeTitle) private var isUnderLargeTitle
}

extension ListView: View {
  var body: some View {
    let metrics = metrics
    ScrollView {
      ListStack(metrics.distances, pinsHeaders: metrics.pinsHeaders, rows: rows, content: content) { row in
        ListRowFrame(
          row: row,
          list: ListContext(
            metrics: metrics, selection: selection, rowSpacing: rowSpacing, current: current, rows: rows))
      }
      .padding(.horizontal, metrics.margin)
      .modifier(AlternatingGround(rows: rows, metrics: metrics))
    }
    .modifier(SelectionKeys(selection: selection, rows: rows, current: current))
    .modifier(ListControlStyles(metrics: metrics, kind: kind))
    ._setting(\.listSelection, selection, for: "List")
    .modifier(PlacedSelection(selection: selection))
    .background {
      if background != .hidden { metrics.ground.ignoresSafeArea() }
    }
    .overlay {
      if let border = metrics.border { Rectangle().strokeBorder(border).allowsHitTesting(false) }
    }
  }

  @MainActor private var metrics: ListMetrics {
    var metrics = ListMetrics(look, idiom, scheme, kind)
    metrics.distances.space(rows: rowSpacing, sections: sectionSpacing)
    metrics.distances.alternatesRows = metrics.alternatesRows
    // The room for a large title separates the first rows from the bar.
    if isUnderLargeTitle { metrics.distances.rows.atTop = 0 }
    return metrics
  }
}

/// The properties that the rows of a list share.
struct ListContext {
  let metrics: ListMetrics
  let selection: (any ListSelecting)?
  let rowSpacing: CGFloat?
  let current: CurrentRow
  let rows: ListedRows

  /// A Boolean value that indicates whether each row is a card of its own.
  var separatesRows: Bool { (rowSpacing ?? 0) > 0 }
}
