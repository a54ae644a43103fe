public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
public import Foundation

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

/// A list, or a form that looks like one.
struct ListView<Content: View> {
  var selection: (any ListSelecting)?
  var isForm = false
  let content: Content
  @State private var rows = ListedRows()
  @State private var current = CurrentRow()
  @Environment(\.listLook) private var look
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.colorScheme) private var scheme
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.scrollContentBackground) private var background
}

extension ListView: View {
  var body: some View {
    let metrics = metrics
    ScrollView {
      ListStack(metrics.distances, pinsHeaders: metrics.pinsHeaders, rows: rows, content: content) { row in
        ListRowFrame(
          row: row,
          list: ListContext(metrics: metrics, selection: selection, rowSpacing: rowSpacing, current: current))
      }
      .padding(.horizontal, metrics.margin)
    }
    .modifier(SelectionKeys(selection: selection, rows: rows, current: current))
    ._listControls(metrics, isForm: isForm)
    .background {
      if background != .hidden { metrics.ground.ignoresSafeArea() }
    }
    .overlay {
      if let border = metrics.border { Rectangle().strokeBorder(border).allowsHitTesting(false) }
    }
  }

  @MainActor private var metrics: ListMetrics {
    var metrics = ListMetrics(look, idiom, scheme, isForm: isForm)
    metrics.distances = metrics.distances.spaced(rows: rowSpacing, sections: sectionSpacing)
    metrics.distances.alternatesRows = look.alternatesRows
    if look.kind == .sidebar || idiom == .phone && metrics.cornerRadius != nil { metrics.pinsHeaders = false }
    return metrics
  }
}

/// The properties that the rows of a list share.
struct ListContext {
  let metrics: ListMetrics
  let selection: (any ListSelecting)?
  let rowSpacing: CGFloat?
  let current: CurrentRow

  /// A Boolean value that indicates whether each row is a card of its own.
  var separatesRows: Bool { (rowSpacing ?? 0) > 0 }
}

extension ListDistances {
  /// Returns the distances with those that the app set.
  func spaced(rows spacing: CGFloat?, sections: ListSectionSpacing) -> ListDistances {
    let change = sections.change(from: rows.afterRow)
    return ListDistances(
      header: .init(
        atTop: header.atTop, afterRow: max(header.afterRow + change, 0),
        afterFooter: max(header.afterFooter + change, 0)),
      rows: .init(
        atTop: rows.atTop, afterRow: max(rows.afterRow + change, 0), afterFooter: max(rows.afterFooter + change, 0)),
      afterHeader: afterHeader, beforeFooter: beforeFooter, betweenRows: max(spacing ?? betweenRows, 0),
      atBottom: atBottom)
  }
}

// MARK: Spacing

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Value: Equatable {
    case automatic, compact
    case custom(CGFloat)
  }

  let value: Value

  /// The usual distance.
  public static let `default` = ListSectionSpacing(value: .automatic)
  /// A smaller distance.
  public static let compact = ListSectionSpacing(value: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(value: .custom(spacing)) }

  /// The distance that replaces half of the usual one is added to the other half, as the headers of a list keep theirs.
  func change(from usual: CGFloat) -> CGFloat {
    switch value {
    case .automatic: 0
    case .compact: -usual / 2
    case .custom(let spacing): (spacing.isFinite ? max(spacing, 0) : 0) - usual / 2
    }
  }
}

extension View {
  /// Sets the distance between the rows of lists in this view; nil for the usual distance.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    _setting(\.listRowSpacing, spacing.map { $0.isFinite ? $0 : 0 })
  }

  /// Sets the distance between the sections of lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    _setting(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of lists in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

extension EnvironmentValues {
  @Entry var listRowSpacing: CGFloat?
  @Entry var listSectionSpacing = ListSectionSpacing.default
}
