internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The cells of the rows of a table, without the types of its columns.
public struct _TableCells<Value: Identifiable> {
  /// The visible columns, from the leading edge.
  let columns: [Column]
  let geometry: TableGeometry
  /// The distance of the rows from the edges of the table.
  let margin: CGFloat
  /// A Boolean value that indicates whether only the first column shows, as a row of a list.
  let isCompact: Bool
  /// A Boolean value that indicates whether rows may contain others.
  let isOutline: Bool

  struct Column: Identifiable {
    /// The place of the column in the definition of the table.
    let id: Int
    let alignment: TableColumnAlignment
    let content: (Value) -> AnyView
  }
}

/// The cells of a row of a table.
struct TableRowView<Value: Identifiable>: View {
  let value: Value
  let table: _TableCells<Value>

  /// The tag is the value of a row that isn't in a `ForEach`, whose identifiers are known also for rows out of sight.
  var body: some View { content.tag(value.id) }

  @ViewBuilder @MainActor private var content: some View {
    if table.isCompact {
      if let first = table.columns.first { cell(first, isFirst: true) }
    } else {
      TableCellsLayout(geometry: table.geometry, margin: table.margin) {
        ForEach(table.columns) { column in
          // The room of the column has one view, whatever the content is.
          ZStack(alignment: Alignment(horizontal: column.alignment.horizontal, vertical: .center)) {
            cell(column, isFirst: column.id == table.columns.first?.id)
          }
          .multilineTextAlignment(column.alignment.text)
        }
      }
    }
  }

  @ViewBuilder @MainActor
  private func cell(_ column: _TableCells<Value>.Column, isFirst: Bool) -> some View {
    if isFirst, table.isOutline {
      TableOutlineCell(isCompact: table.isCompact) { column.content(value) }
    } else {
      column.content(value)
    }
  }
}

extension TableColumnAlignment {
  fileprivate var text: TextAlignment {
    switch value {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The first cell of a row that may contain others: a chevron, and the content further in.
private struct TableOutlineCell<Content: View>: View {
  let isCompact: Bool
  @ViewBuilder let content: Content
  @Environment(\.tableRowLevel) private var level
  @Environment(\.tableRowDisclosure) private var disclosure
  @Environment(\.layoutDirection) private var direction

  /// The size of the room for a chevron, its distance from the content, and the distance between two levels.
  private static var room: CGFloat { 12 }
  private static var spacing: CGFloat { 4 }
  private static var indentation: CGFloat { 13 }

  var body: some View {
    HStack(spacing: Self.spacing) {
      if let disclosure {
        PressableView(role: nil, action: { withAnimation { disclosure.isExpanded.wrappedValue.toggle() } }) {
          chevron(isExpanded: disclosure.isExpanded.wrappedValue)
        }
        .focusable(false)
        .accessibilityLabel(Text(disclosure.isExpanded.wrappedValue ? "Collapse" : "Expand"))
      } else {
        Color.clear.frame(width: Self.room, height: 1)
      }
      content
    }
    .padding(.leading, CGFloat(level) * Self.indentation)
  }

  @MainActor
  private func chevron(isExpanded: Bool) -> some View {
    Image(systemName: "chevron.forward").resizable().scaledToFit().fontWeight(.semibold)
      .frame(width: isCompact ? 7 : 5, height: isCompact ? 12 : 5.5)
      .foregroundStyle(.secondary)
      .rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
      .frame(width: Self.room, height: isCompact ? 24 : 16)
      .contentShape(Rectangle())
  }
}
