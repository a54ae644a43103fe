internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The row that the keyboard moves from: the last one that people selected.
final class CurrentRow {
  private(set) weak var row: ListedRow?
  /// The value of the current row, which outlives the row.
  private(set) var value: AnyHashable?
  /// The value of the row where a range of selected rows begins.
  private(set) var anchor: AnyHashable?
  /// A closure that is called when people select a row.
  var changed: () -> Void = {}

  /// Makes a row the current one, at which a range of rows can begin.
  @MainActor
  func begin(at row: ListedRow, _ selection: (any ListSelecting)?) {
    value = selection?.anyValue(of: RowKey(row))
    (self.row, anchor) = (row, value)
    changed()
  }

  /// Makes a row the current one, and selects all rows between it and the one where the range begins.
  @MainActor
  func extend(to row: ListedRow, _ selection: any ListSelecting, among rows: ListedRows) {
    (self.row, value) = (row, selection.anyValue(of: RowKey(row)))
    if anchor == nil { anchor = value }
    let keys = rows.selectableKeys(in: selection)
    let ends = keys.indices.filter { [anchor, value].contains(selection.anyValue(of: keys[$0])) }
    if let first = ends.first, let last = ends.last { selection.select(only: Array(keys[first...last])) }
    changed()
  }
}

extension ListedRows {
  /// Returns the keys of all rows that can be selected, also of those that aren't in the tree.
  ///
  /// A row out of sight has the identifier of its element: its tag, and whether its selection is disabled, aren't known.
  func selectableKeys(in selection: any ListSelecting) -> [RowKey] {
    var keys: [RowKey] = []
    forEach { row, identifiers in
      let key = row.map { RowKey($0) } ?? RowKey(identifiers: identifiers)
      if !key.values.isSelectionDisabled, selection.canSelect(key) { keys.append(key) }
    }
    return keys
  }
}

/// A modifier that lets people select the rows of a list with the keyboard.
///
/// The list has the focus as a whole: the arrow keys select the next row, and Home and End the first and the last one near the visible
/// part. With Shift, they select all rows from the one where the selection began. Control-A selects all rows, Space deselects the current
/// one or selects it again, Return opens the selected ones, and letters select the next row near the visible part whose text begins with
/// them.
struct SelectionKeys: ViewModifier {
  let selection: (any ListSelecting)?
  let rows: ListedRows
  let current: CurrentRow
  @FocusState private var isFocused: Bool
  @State private var typed = TypedPrefix()
  @Environment(\.selectionMenu) private var menu

  func body(content: Content) -> some View {
    let _ = current.changed = { isFocused = true }
    content
      .focusable(selection != nil, interactions: .activate)
      .focused($isFocused)
      .onKeyPress { press in selection.map { handle(press, in: $0) } == true ? .handled : .ignored }
  }

  /// Returns a Boolean value that indicates whether a key had an effect.
  private func handle(_ press: KeyPress, in selection: any ListSelecting) -> Bool {
    let isCommand = !press.modifiers.isDisjoint(with: [.control, .command])
    switch press.key {
    case "a", "A":
      guard isCommand else { return type(press, in: selection) }
      guard selection.allowsMany, !press.modifiers.contains(.option) else { return false }
      selection.select(only: rows.selectableKeys(in: selection))
    case .return:
      guard let open = menu?.primaryAction, !selection.anyValues.isEmpty else { return false }
      open(selection.anyValues)
    case .leftArrow, .rightArrow:
      guard press.modifiers.isEmpty else { return false }
      return disclose(press.key, in: selection)
    case .space:
      let rows = selectableRows(in: selection)
      if let now = rows.first?.node.tree.clock.now, typed.isExtended(at: now) { return type(press, in: selection) }
      guard let place = place(in: rows, of: selection) else { return false }
      current.begin(at: rows[place], selection)
      selection.select(RowKey(rows[place]), toggles: true)
      show(rows[place])
    case .upArrow, .downArrow, .home, .end: return move(press, in: selection)
    default: return type(press, in: selection)
    }
    return true
  }

  private func selectableRows(in selection: any ListSelecting) -> [ListedRow] {
    rows.inOrder.filter { !$0.containerValues.isSelectionDisabled && selection.canSelect(RowKey($0)) }
  }

  // MARK: Moving

  private func move(_ press: KeyPress, in selection: any ListSelecting) -> Bool {
    let rows = selectableRows(in: selection)
    guard let target = target(of: press.key, in: rows, from: place(in: rows, of: selection)) else { return false }
    if selection.allowsMany, press.modifiers.contains(.shift) {
      current.extend(to: target, selection, among: self.rows)
    } else {
      select(target, in: selection)
    }
    show(target)
    return true
  }

  private func select(_ row: ListedRow, in selection: any ListSelecting) {
    current.begin(at: row, selection)
    let key = RowKey(row)
    // A row that is the only selected one stays selected.
    if !selection.isSelected(key) || selection.anyValues.count > 1 { selection.select(key, toggles: false) }
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
    rows.firstIndex { $0 === current.row }
      ?? current.value.flatMap { value in rows.firstIndex { selection.anyValue(of: RowKey($0)) == value } }
      ?? rows.firstIndex { selection.isSelected(RowKey($0)) }
  }

  /// Scrolls to a row. A row beside it becomes visible, too, so that it is created and the next key can select it.
  private func show(_ row: ListedRow) {
    row.node.scrollToVisible()
    let height = row.node.frame.height
    if row === rows.inOrder.last { row.node.scrollContent(by: CGSize(width: 0, height: height)) }
    if row === rows.inOrder.first { row.node.scrollContent(by: CGSize(width: 0, height: -height)) }
  }

  // MARK: Disclosing

  /// Shows or hides the rows inside the current one.
  private func disclose(_ key: KeyEquivalent, in selection: any ListSelecting) -> Bool {
    let rows = selectableRows(in: selection)
    guard let place = place(in: rows, of: selection), let disclosure = rows[place].containerValues.rowDisclosure
    else { return false }
    let opens = (key == .rightArrow) != disclosure.isMirrored
    guard disclosure.isExpanded.wrappedValue != opens else { return false }
    withAnimation { disclosure.isExpanded.wrappedValue = opens }
    return true
  }

  // MARK: Typing

  /// Selects the next row whose text begins with the typed characters.
  private func type(_ press: KeyPress, in selection: any ListSelecting) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .command, .option]),
      press.characters.contains(where: { $0.isLetter || $0.isNumber || $0 == " " || $0.isPunctuation })
    else { return false }
    let rows = selectableRows(in: selection)
    guard let now = rows.first?.node.tree.clock.now else { return false }
    let isNew = typed.add(press.characters, at: now)
    // A new prefix finds the next row, and a longer one may keep the current row.
    let start = place(in: rows, of: selection).map { isNew ? $0 + 1 : $0 } ?? 0
    let found = (rows.dropFirst(start) + rows.prefix(start)).first { typed.begins($0.text) }
    guard let found else { return true }
    select(found, in: selection)
    show(found)
    return true
  }
}

/// The characters that people have typed to select a row.
final class TypedPrefix {
  private var characters = ""
  private var lastDate = Date.distantPast

  /// The time after which typed characters begin a new prefix.
  private static var pause: TimeInterval { 1 }

  /// Returns a Boolean value that indicates whether more characters continue the prefix.
  func isExtended(at date: Date) -> Bool { !characters.isEmpty && date.timeIntervalSince(lastDate) <= Self.pause }

  /// Adds characters. Returns a Boolean value that indicates whether they begin a new prefix.
  func add(_ new: String, at date: Date) -> Bool {
    let isNew = !isExtended(at: date)
    characters = isNew ? new : characters + new
    lastDate = date
    return isNew
  }

  /// Returns a Boolean value that indicates whether a text begins with the characters, regardless of case and accents.
  func begins(_ text: String) -> Bool {
    text.range(of: characters, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

extension ListedRow {
  /// The first text of the row that isn't empty.
  fileprivate var text: String { Self.text(in: node.element) ?? "" }

  private static func text(in element: ElementIndex) -> String? {
    let elements = ViewRuntime.elements
    let own = elements.string(of: element)?.trimmingCharacters(in: .whitespaces)
    if let own, !own.isEmpty { return own }
    for child in elements.children(of: element) {
      if let string = text(in: child) { return string }
    }
    return nil
  }
}

/// The state of a row that shows and hides the rows inside it.
struct RowDisclosure {
  let isExpanded: Binding<Bool>
  /// A Boolean value that indicates whether rows inside are to the left.
  let isMirrored: Bool
}

extension ContainerValues {
  /// The state of a row that people open with the arrow keys.
  @Entry var rowDisclosure: RowDisclosure?
}
