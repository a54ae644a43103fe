internal import CanopyCore
internal import CanopyLayout
internal import CanopyPresentation

/// The selection of a list, without its type.
protocol ListSelecting {
  /// A Boolean value that indicates whether several rows can be selected.
  var allowsMany: Bool { get }

  /// Returns a Boolean value that indicates whether a row has a value that can be selected.
  @MainActor func canSelect(_ row: RowKey) -> Bool

  /// Returns a Boolean value that indicates whether a row is selected. The running body depends on the selection.
  @MainActor func isSelected(_ row: RowKey) -> Bool

  /// Selects a row.
  ///
  /// - Parameter toggles: A Boolean value that indicates whether to leave the other rows as they are, and to deselect the row if it is
  ///   selected.
  @MainActor func select(_ row: RowKey, toggles: Bool)

  /// Ends the selection, if it may be empty.
  @MainActor func clear()

  /// Selects several rows and no others, if the selection can have several.
  @MainActor func select(only rows: [RowKey])

  /// The selected values, type-erased.
  @MainActor var anyValues: Set<AnyHashable> { get }

  /// Returns the type-erased value that stands for a row in the selection.
  @MainActor func anyValue(of row: RowKey) -> AnyHashable?
}

/// The values that identify a row in a selection.
struct RowKey {
  let values: ContainerValues
  let identifiers: [AnyHashable]

  @MainActor
  init(_ row: ListedRow) { (values, identifiers) = (row.containerValues, row.identifiers) }

  /// Creates the key of a row that isn't in the tree. Its container values, such as a tag, aren't known.
  init(identifiers: [AnyHashable]) { (values, self.identifiers) = (ContainerValues(), identifiers) }

  /// Returns the value of the row: its tag, the value of its link, or else the identifier of its element.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = values.selectionValue(for: type) { return tag }
    if let linked = values.linkedValue?.base as? Value { return linked }
    return identifiers.lazy.compactMap { $0.base as? Value }.first
  }
}

/// A selection of at most one row.
struct OptionalSelection<Value: Hashable>: ListSelecting {
  let selection: Binding<Value?>

  init(_ selection: Binding<Value?>) { self.selection = selection }

  @MainActor func clear() { if selection.wrappedValue != nil { selection.wrappedValue = nil } }

  @MainActor func select(only _: [RowKey]) {}

  var allowsMany: Bool { false }
  @MainActor func canSelect(_ row: RowKey) -> Bool { row.value(as: Value.self) != nil }
  @MainActor var anyValues: Set<AnyHashable> { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }
  @MainActor func anyValue(of row: RowKey) -> AnyHashable? { row.value(as: Value.self).map { AnyHashable($0) } }

  @MainActor func isSelected(_ row: RowKey) -> Bool {
    guard let selected = selection.wrappedValue else { return false }
    return row.value(as: Value.self) == selected
  }

  @MainActor func select(_ row: RowKey, toggles: Bool) {
    guard let value = row.value(as: Value.self) else { return }
    selection.wrappedValue = toggles && selection.wrappedValue == value ? nil : value
  }
}

/// A selection of exactly one row.
struct RequiredSelection<Value: Hashable>: ListSelecting {
  let selection: Binding<Value>

  init(_ selection: Binding<Value>) { self.selection = selection }

  @MainActor func clear() {}

  @MainActor func select(only _: [RowKey]) {}

  var allowsMany: Bool { false }
  @MainActor func canSelect(_ row: RowKey) -> Bool { row.value(as: Value.self) != nil }
  @MainActor var anyValues: Set<AnyHashable> { [AnyHashable(selection.wrappedValue)] }
  @MainActor func anyValue(of row: RowKey) -> AnyHashable? { row.value(as: Value.self).map { AnyHashable($0) } }
  @MainActor func isSelected(_ row: RowKey) -> Bool { row.value(as: Value.self) == selection.wrappedValue }

  @MainActor func select(_ row: RowKey, toggles _: Bool) {
    guard let value = row.value(as: Value.self) else { return }
    selection.wrappedValue = value
  }
}

/// A selection of any number of rows.
struct MultipleSelection<Value: Hashable>: ListSelecting {
  let selection: Binding<Set<Value>>

  init(_ selection: Binding<Set<Value>>) { self.selection = selection }

  @MainActor func clear() { if !selection.wrappedValue.isEmpty { selection.wrappedValue = [] } }

  var allowsMany: Bool { true }
  @MainActor func canSelect(_ row: RowKey) -> Bool { row.value(as: Value.self) != nil }
  @MainActor var anyValues: Set<AnyHashable> { Set(selection.wrappedValue.map { AnyHashable($0) }) }
  @MainActor func anyValue(of row: RowKey) -> AnyHashable? { row.value(as: Value.self).map { AnyHashable($0) } }

  @MainActor func isSelected(_ row: RowKey) -> Bool {
    row.value(as: Value.self).map { selection.wrappedValue.contains($0) } ?? false
  }

  @MainActor func select(_ row: RowKey, toggles: Bool) {
    guard let value = row.value(as: Value.self) else { return }
    selection.wrappedValue = toggles ? selection.wrappedValue.symmetricDifference([value]) : [value]
  }

  @MainActor func select(only rows: [RowKey]) {
    selection.wrappedValue = Set(rows.compactMap { $0.value(as: Value.self) })
  }
}

extension ContainerValues {
  /// The value of the navigation link in a row.
  @Entry var linkedValue: AnyHashable?
  /// A Boolean value that indicates whether a row ends with a chevron, because it leads to another page.
  @Entry var leadsToPage = false
}

extension EnvironmentValues {
  /// The selection of the list around the view, for links in it.
  @Entry var listSelection: (any ListSelecting)?
}

/// Tells the page around a list of its selection, which decides what the next column shows.
///
/// The body reads the selection, so that the list itself doesn't depend on it.
struct ColumnSelection: ViewModifier {
  let selection: any ListSelecting
  let place: any NavigationPlace

  func body(content: Content) -> some View {
    let isEmpty = selection.anyValues.isEmpty
    content.onChange(of: isEmpty, initial: true) { old, new in
      place.selectionChanged(isEmpty: new, isInitial: old == new) { selection.clear() }
    }
  }
}

/// Applies `ColumnSelection` to a list with a selection in a page.
struct PlacedSelection: ViewModifier {
  let selection: (any ListSelecting)?
  @Environment(\.navigationContext) private var navigation

  init(selection: (any ListSelecting)?) { self.selection = selection }

  func body(content: Content) -> some View {
    if let selection, let place = navigation.place, place.isInColumn {
      content.modifier(ColumnSelection(selection: selection, place: place))
    } else {
      content
    }
  }
}
