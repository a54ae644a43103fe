internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The row that the keyboard moves from: the last one that people selected.
final class CurrentRow {
  weak var row: ListedRow? { didSet { changed() } }
  /// A closure that is called when people select a row.
  var changed: () -> Void = {}
}

/// A modifier that lets people select the rows of a list with the keyboard.
///
/// The list has the focus as a whole: the arrow keys select the next row, and Home and End the first and the last one near the visible
/// part. With Shift, they add it to a selection of
/// several rows. Space deselects the current one or selects it again, and Return opens the selected ones.
struct SelectionKeys: ViewModifier {
  let selection: (any ListSelecting)?
  let rows: ListedRows
  let current: CurrentRow
  @FocusState private var isFocused: Bool
  @Environment(\.selectionMenu) private var menu

  func body(content: Content) -> some View {
    let _ = current.changed = { isFocused = true }
    content
      .focusable(selection != nil, interactions: .activate)
      .focused($isFocused)
      .onKeyPress(keys: [.upArrow, .downArrow, .home, .end, .space, .return]) { press in
        selection.map { handle(press, in: $0) } == true ? .handled : .ignored
      }
  }

  /// Returns a Boolean value that indicates whether a key has selected a row.
  private func handle(_ press: KeyPress, in selection: any ListSelecting) -> Bool {
    let rows = rows.rows.filter { !$0.containerValues.isSelectionDisabled && selection.canSelect(RowKey($0)) }
    guard let first = rows.first, let last = rows.last else { return false }
    let place = place(in: rows, of: selection)
    let target: ListedRow
    switch press.key {
    case .home: target = first
    case .end: target = last
    case .upArrow: target = place.map { rows[max($0 - 1, 0)] } ?? last
    case .return:
      guard let open = menu?.primaryAction, !selection.anyValues.isEmpty else { return false }
      open(selection.anyValues)
      return true
    case .downArrow: target = place.map { rows[min($0 + 1, rows.count - 1)] } ?? first
    default:
      guard let place else { return false }
      select(rows[place], toggles: true, in: selection)
      return true
    }
    let adds = selection.allowsMany && press.modifiers.contains(.shift)
    if adds, selection.isSelected(RowKey(target)) {
      current.row = target
      show(target)
    } else {
      select(target, toggles: adds, in: selection)
    }
    return true
  }

  /// Returns the place of the row to move from: the current one, or else the first that is selected.
  private func place(in rows: [ListedRow], of selection: any ListSelecting) -> Int? {
    rows.firstIndex { $0 === current.row } ?? rows.firstIndex { selection.isSelected(RowKey($0)) }
  }

  private func select(_ row: ListedRow, toggles: Bool, in selection: any ListSelecting) {
    current.row = row
    selection.select(RowKey(row), toggles: toggles)
    show(row)
  }

  /// Scrolls to a row. A row beside it becomes visible, too, so that it is created and the next key can select it.
  private func show(_ row: ListedRow) {
    row.node.scrollToVisible()
    let height = row.node.frame.height
    if row === rows.rows.last { row.node.scrollContent(by: CGSize(width: 0, height: height)) }
    if row === rows.rows.first { row.node.scrollContent(by: CGSize(width: 0, height: -height)) }
  }
}
