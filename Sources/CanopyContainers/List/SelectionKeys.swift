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
/// part. With Shift, they add it to a selection of several rows. Space deselects the current one or selects it again, and Return opens
/// the selected ones.
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

  /// Returns a Boolean value that indicates whether a key had an effect.
  private func handle(_ press: KeyPress, in selection: any ListSelecting) -> Bool {
    let rows = rows.inOrder.filter { !$0.containerValues.isSelectionDisabled && selection.canSelect(RowKey($0)) }
    let place = place(in: rows, of: selection)
    switch press.key {
    case .return:
      guard let open = menu?.primaryAction, !selection.anyValues.isEmpty else { return false }
      open(selection.anyValues)
    case .space:
      guard let place else { return false }
      current.row = rows[place]
      selection.select(RowKey(rows[place]), toggles: true)
      show(rows[place])
    default:
      guard let target = target(of: press.key, in: rows, from: place) else { return false }
      let adds = selection.allowsMany && press.modifiers.contains(.shift)
      let key = RowKey(target)
      current.row = target
      // A row that is selected already stays selected.
      if !adds || !selection.isSelected(key) { selection.select(key, toggles: adds) }
      show(target)
    }
    return true
  }

  /// Returns the row that a key moves to.
  private func target(of key: KeyEquivalent, in rows: [ListedRow], from place: Int?) -> ListedRow? {
    switch key {
    case .home: rows.first
    case .end: rows.last
    case .upArrow: place.map { rows[max($0 - 1, 0)] } ?? rows.last
    default: place.map { rows[min($0 + 1, rows.count - 1)] } ?? rows.first
    }
  }

  /// Returns the place of the row to move from: the current one, or else the first that is selected.
  private func place(in rows: [ListedRow], of selection: any ListSelecting) -> Int? {
    rows.firstIndex { $0 === current.row } ?? rows.firstIndex { selection.isSelected(RowKey($0)) }
  }

  /// Scrolls to a row. A row beside it becomes visible, too, so that it is created and the next key can select it.
  private func show(_ row: ListedRow) {
    row.node.scrollToVisible()
    let height = row.node.frame.height
    if row === rows.inOrder.last { row.node.scrollContent(by: CGSize(width: 0, height: height)) }
    if row === rows.inOrder.first { row.node.scrollContent(by: CGSize(width: 0, height: -height)) }
  }
}
