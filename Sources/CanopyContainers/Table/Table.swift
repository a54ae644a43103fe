internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A container that shows rows of data in columns, of which people can select some.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
/// }
/// .onChange(of: sortOrder) { people.sort(using: sortOrder) }
/// ```
///
/// People press the header of a column to sort the rows: that changes the sort order, and the app sorts the data. On the phone, only
/// the first column shows, as the rows of a list. Only rows that can be seen are created.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let selection: (any ListSelecting)?
  let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  let customization: Binding<TableColumnCustomization<Value>>?
  let columns: Columns
  let rows: Rows
  /// The widths that people chose for columns without an identifier, by their places in the definition.
  @State private var widths: [Int: CGFloat] = [:]
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.tableLook) private var look
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.colorScheme) private var scheme

  init(
    _ selection: (any ListSelecting)?, _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    _ customization: Binding<TableColumnCustomization<Value>>?, _ columns: Columns, _ rows: Rows
  ) {
    (self.selection, self.sortOrder, self.customization) = (selection, sortOrder, customization)
    (self.columns, self.rows) = (columns, rows)
  }
}

@MainActor
extension Table: View {
  fileprivate typealias Item = TableColumnItem<Value, Columns.TableColumnSortComparator>

  /// The rows in a scroll view, below the headers of the columns.
  public var body: some View {
    let all = allColumns
    let visible = all.filter { isVisible($0.element) }
    if idiom == .phone {
      ListView(selection: selection, kind: .compactTable, content: rows._rows(in: cells(visible, 0)))
    } else {
      TableFrame(
        leastWidth: geometry(visible).leastWidth, hasBorder: look.hasBorder, ground: ListMetrics.desktopGround(scheme)
      ) {
        if headers != .hidden {
          TableHeader(columns: headerColumns(visible), geometry: geometry(visible), actions: actions(visible, all))
            .modifier(TableHeaderMenu(menu: menu(all)))
        }
        ListView(
          selection: selection, kind: .table(alternatesRows: look.alternatesRows, hasHeader: headers != .hidden),
          content: rows._rows(in: cells(visible, ListMetrics.tableMargin))
        )
        .lineLimit(1)
      }
    }
  }

  // MARK: Columns

  private typealias Place = EnumeratedSequence<[Item]>.Element

  /// All columns with their places in the definition, in the order that people chose.
  private var allColumns: [Place] {
    var table = _TableColumns<Value, Columns.TableColumnSortComparator>()
    columns._addColumns(to: &table)
    let all = Array(table.items.enumerated())
    guard let order = customization?.wrappedValue.order, !order.isEmpty else { return all }
    // Columns that people moved take the places of such columns, and the others stay where they are.
    var moved = order.compactMap { id in all.first { $0.element.options.customizationID == id } }
    let known = Set(moved.map(\.offset))
    return all.map { known.contains($0.offset) ? moved.removeFirst() : $0 }
  }

  private func isVisible(_ item: Item) -> Bool {
    let chosen = item.options.customizationID.flatMap { customization?.wrappedValue[visibility: $0] } ?? .automatic
    return (chosen == .automatic ? item.options.defaultVisibility : chosen) != .hidden
  }

  private func canCustomize(_ item: Item, _ behavior: TableColumnCustomizationBehavior) -> Bool {
    customization != nil && item.options.customizationID != nil
      && item.options.disabledCustomization.isDisjoint(with: behavior)
  }

  private func geometry(_ visible: [Place]) -> TableGeometry {
    let chosen = customization?.wrappedValue.widths ?? [:]
    return TableGeometry(
      columns: visible.map(\.element.options.width),
      chosen: visible.map { place in
        place.element.options.customizationID.flatMap { chosen[$0] } ?? widths[place.offset]
      },
      alignments: visible.map(\.element.options.alignment))
  }

  private func cells(_ visible: [Place], _ margin: CGFloat) -> _TableCells<Value> {
    _TableCells(
      columns: visible.map {
        _TableCells.Column(
          id: $0.offset, alignment: $0.element.options.alignment, content: $0.element.content)
      },
      geometry: geometry(visible), margin: margin, isCompact: idiom == .phone, isOutline: Rows._isOutline)
  }

  // MARK: Headers

  private func headerColumns(_ visible: [Place]) -> [TableHeaderColumn] {
    visible.map { place in
      let item = place.element
      return TableHeaderColumn(
        id: place.offset, label: item.label, alignment: item.options.alignment, order: order(of: item),
        sort: sortOrder == nil || item.comparator == nil ? nil : { sort(by: item) },
        canResize: !item.options.width.isFixed && item.options.disabledCustomization.isDisjoint(with: .resize),
        canReorder: canCustomize(item, .reorder))
    }
  }

  /// Returns the order in which the rows are sorted by a column; nil if it isn't the first one of the sort order.
  private func order(of item: Item) -> SortOrder? {
    guard let first = sortOrder?.wrappedValue.first, let own = item.comparator, sortAlike(first, own) else {
      return nil
    }
    return first.order
  }

  /// Sorts the rows by a column, or reverses their order. Other columns sort the rows that are the same in this one.
  private func sort(by item: Item) {
    guard let sortOrder, var comparator = item.comparator else { return }
    var order = sortOrder.wrappedValue
    if let first = order.first, sortAlike(first, comparator) {
      comparator = first
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    order.removeAll { sortAlike($0, comparator) }
    sortOrder.wrappedValue = [comparator] + order
  }

  private func actions(_ visible: [Place], _ all: [Place]) -> TableHeaderActions {
    TableHeaderActions(
      resize: { new in
        for (place, width) in zip(visible, new) where !place.element.options.width.isFixed {
          if let customization, let id = place.element.options.customizationID {
            customization.wrappedValue.widths[id] = width
          } else {
            widths[place.offset] = width
          }
        }
      },
      move: { from, to in
        guard canCustomize(visible[to].element, .reorder) else { return }
        let movable = all.filter { canCustomize($0.element, .reorder) }.compactMap(\.element.options.customizationID)
        guard let id = visible[from].element.options.customizationID, let start = movable.firstIndex(of: id),
          let target = visible[to].element.options.customizationID, let end = movable.firstIndex(of: target)
        else { return }
        var order = movable
        order.insert(order.remove(at: start), at: end)
        customization?.wrappedValue.order = order
      })
  }

  private func menu(_ all: [Place]) -> TableColumnMenu? {
    guard let customization else { return nil }
    let columns = all.compactMap { place -> TableColumnMenu.Column? in
      guard canCustomize(place.element, .visibility), let id = place.element.options.customizationID else { return nil }
      let isVisible = Binding {
        self.isVisible(place.element)
      } set: {
        customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
      }
      return TableColumnMenu.Column(id: id, label: place.element.label, isVisible: isVisible)
    }
    if columns.isEmpty { return nil }
    let isOrdered = customization.wrappedValue.order.isEmpty
    return TableColumnMenu(
      columns: columns, resetOrder: isOrdered ? nil : { customization.wrappedValue.resetOrder() })
  }
}

/// A comparator of the values at a key path.
private protocol KeyPathSorting {
  var _sortedKeyPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
  fileprivate var _sortedKeyPath: AnyKeyPath { keyPath }
}

/// Returns a Boolean value that indicates whether two comparators sort by the same values, in any order.
///
/// Comparators of the same key path may compare its values in different ways, as an app rarely repeats the way of the column.
private func sortAlike<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
  if let first = first as? any KeyPathSorting, let second = second as? any KeyPathSorting {
    return first._sortedKeyPath == second._sortedKeyPath
  }
  var second = second
  second.order = first.order
  return first == second
}

/// The frame of a table: its header above its rows, in a view that scrolls horizontally if the columns don't fit.
private struct TableFrame<Content: View>: View {
  let leastWidth: CGFloat
  let hasBorder: Bool
  let ground: Color
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView(.horizontal) {
      VStack(spacing: 0) { content }
        .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
          // Columns that overflow only slightly become narrower.
          leastWidth - length > TableColumnWidths.slightOverflow ? leastWidth : length
        }
    }
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    .background { ground.ignoresSafeArea() }
    .overlay {
      if hasBorder { Rectangle().strokeBorder(Color.primary.opacity(63 / 255)).allowsHitTesting(false) }
    }
  }
}

/// A modifier that adds the menu of the columns to the header.
private struct TableHeaderMenu: ViewModifier {
  let menu: TableColumnMenu?

  func body(content: Content) -> some View {
    if let menu {
      content.contextMenu { menu }
    } else {
      content
    }
  }
}
