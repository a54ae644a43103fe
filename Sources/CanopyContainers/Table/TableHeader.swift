internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A column as its header sees it.
struct TableHeaderColumn: Identifiable {
  /// The place of the column in the definition of the table.
  let id: Int
  let label: AnyView
  let alignment: TableColumnAlignment
  /// The order in which the rows are sorted by the column; nil if they aren't.
  let order: SortOrder?
  /// Sorts the rows by the column; nil if it can't.
  let sort: (() -> Void)?
  let canResize: Bool
  let canReorder: Bool
}

/// The changes that people make to the columns of a table with the header.
@MainActor
struct TableHeaderActions {
  /// Sets the widths of the first columns.
  let resize: ([CGFloat]) -> Void
  /// Moves the column at a place to another place.
  let move: (_ from: Int, _ to: Int) -> Void
}

/// The headers of the columns of a table.
struct TableHeader: View {
  let columns: [TableHeaderColumn]
  let geometry: TableGeometry
  let actions: TableHeaderActions
  @State private var width: CGFloat = 0

  /// The height of the headers.
  private static var height: CGFloat { 28 }

  var body: some View {
    TableCellsLayout(geometry: geometry, margin: 0, isHeader: true) {
      ForEach(Array(columns.enumerated()), id: \.element.id) { place, column in
        TableHeaderCell(column: column) { drop(place, after: $0) }
      }
      ForEach(Array(columns.enumerated()), id: \.element.id) { place, column in
        TableDivider(
          // The divider of the last column shows only if the column ends before the edge.
          isVisible: place < columns.count - 1 || widths.end(of: place) < width - TableColumnWidths.trailing,
          isEnabled: column.canResize, label: column.label, width: widths.widths[place]
        ) { start, distance in
          var chosen = Array(widths.widths[...place])
          chosen[place] = geometry.columns[place].clamped(start + distance)
          actions.resize(chosen)
        }
      }
    }
    .frame(height: Self.height)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  @MainActor private var widths: TableColumnWidths { geometry.widths(in: width) }

  /// Moves a column to the place to which people have dragged its header by a distance.
  private func drop(_ place: Int, after distance: CGFloat) {
    let widths = widths
    let middle = (widths.starts[place] + widths.end(of: place)) / 2 + distance
    let target = widths.starts.lastIndex { $0 <= middle } ?? 0
    if target != place { actions.move(place, target) }
  }
}

/// The header of a column.
private struct TableHeaderCell: View {
  let column: TableHeaderColumn
  let dropped: (CGFloat) -> Void
  /// The distance by which people drag the header to another place; nil while they don't.
  @State private var dragged: CGFloat?
  @State private var isPressed = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Group {
      if let sort = column.sort {
        PressableView(role: nil, action: sort, pressingChanged: { isPressed = $0 }) { title }
      } else {
        title
      }
    }
    .font(.subheadline)
    .foregroundStyle(.primary)
    .opacity(isPressed ? 0.6 : 1)
    .offset(x: (dragged ?? 0) * (direction == .rightToLeft ? -1 : 1))
    .zIndex(dragged == nil ? 0 : 1)
    .gesture(
      DragGesture(minimumDistance: 6, coordinateSpace: .global)
        .onChanged { dragged = along($0) }
        .onEnded { drag in
          dragged = nil
          dropped(along(drag))
        },
      isEnabled: column.canReorder
    )
    ._accessibilityControl(
      AccessibilityControl(
        .columnHeader, value: column.order.map { Text($0 == .forward ? "Sorted ascending" : "Sorted descending") }))
  }

  @MainActor private var title: some View {
    HStack(spacing: 4) {
      column.label.fontWeight(column.order == nil ? nil : .bold).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment.horizontal, vertical: .center))
      if let order = column.order {
        SortChevron(order: order).stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .frame(width: 7, height: 4)
      }
    }
    .padding(.leading, TableColumnWidths.inset)
    .padding(.trailing, column.order == nil ? TableColumnWidths.gap - TableColumnWidths.inset : 8)
    .frame(maxHeight: .infinity)
    .contentShape(Rectangle())
  }

  /// Returns the distance of a drag toward the trailing edge.
  private func along(_ drag: DragGesture.Value) -> CGFloat {
    direction == .rightToLeft ? -drag.translation.width : drag.translation.width
  }
}

/// The mark of the column by which the rows are sorted: up for an ascending order.
private struct SortChevron: Shape {
  let order: SortOrder

  func path(in rect: CGRect) -> Path {
    let (tip, base) = order == .forward ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: base))
      path.addLine(to: CGPoint(x: rect.midX, y: tip))
      path.addLine(to: CGPoint(x: rect.maxX, y: base))
    }
  }
}

/// The line between two headers, with which people change the width of the column before it.
private struct TableDivider: View {
  let isVisible: Bool
  let isEnabled: Bool
  let label: AnyView
  let width: CGFloat
  /// A closure that receives the width at the start of a drag, and the distance by which people have dragged the line.
  let resize: (CGFloat, CGFloat) -> Void
  @State private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  /// The width of the area in which people grab the line, its distance from the edges of the header, and the step of keys.
  private static var reach: CGFloat { 9 }
  private static var inset: CGFloat { 6 }
  private static var step: CGFloat { 10 }

  var body: some View {
    Rectangle().fill(Color.primary.opacity(26 / 255)).frame(width: 1).padding(.vertical, Self.inset)
      .opacity(isVisible ? 1 : 0)
      .frame(width: Self.reach)
      .contentShape(Rectangle())
      .pointerStyle(isEnabled ? .columnResize : nil)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let start = start ?? width
            self.start = start
            resize(start, direction == .rightToLeft ? -drag.translation.width : drag.translation.width)
          }
          .onEnded { _ in start = nil },
        isEnabled: isEnabled
      )
      ._accessibilityControl(
        AccessibilityControl(
          .slider, value: Text(verbatim: "\(Int(width.rounded()))"),
          adjust: { resize(width, $0 == .increment ? Self.step : -Self.step) }),
        label: label
      )
      .accessibilityHidden(!isEnabled || !isVisible)
  }
}

/// The menu of the header, in which people choose the visible columns.
struct TableColumnMenu: View {
  let columns: [Column]
  let resetOrder: (() -> Void)?

  struct Column: Identifiable {
    let id: String
    let label: AnyView
    let isVisible: Binding<Bool>
  }

  var body: some View {
    ForEach(columns) { column in Toggle(isOn: column.isVisible) { column.label } }
    if let resetOrder {
      Divider()
      Button("Reset Column Order", action: resetOrder)
    }
  }
}
