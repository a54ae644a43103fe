/// The rows of a `ForEach`, which can be found by the identifiers of their elements.
@MainActor
package protocol IdentifiedRows: AnyObject {
  /// The number of elements in the data.
  var rowCount: Int { get }

  /// Returns the identifier of the element at an index of the data.
  func rowID(at index: Int) -> AnyHashable

  /// Returns the index in the data of the row that has an identifier, or that contains a view with it.
  ///
  /// - Parameter near: The index at which to begin the search.
  /// - Complexity: O(*n*) in the number of elements.
  func rowIndex(of id: AnyHashable, near: Int) -> Int?

  /// Returns the element of a row in the tree; nil if the row isn't in the tree.
  func rowElement(at index: Int) -> ElementIndex?

  /// The indices of the rows that are in the tree.
  var rowsInTree: Range<Int> { get }
}

extension ElementTree {
  /// Associates the rows of a `ForEach` with their group. Safe because the view keeps them until the group has left.
  func setRows(_ rows: RowReading, of group: ElementIndex) {
    self[group].flags.insert(.hasRows)
    setReference(Unmanaged.passUnretained(rows).toOpaque(), of: group)
  }

  /// Returns the rows of a group; nil for other elements.
  package func identifiedRows(of group: ElementIndex) -> (any IdentifiedRows)? {
    if let window = window(of: group) { return window.rows as? any IdentifiedRows }
    guard self[group].flags.contains(.hasRows), let reference = reference(of: group) else { return nil }
    // Safe because a group with this flag refers to the rows that its view keeps.
    return Unmanaged<RowReading>.fromOpaque(reference).takeUnretainedValue() as? any IdentifiedRows
  }
}

extension ElementGroup {
  /// Associates the rows of a `ForEach` with their group.
  @usableFromInline
  static func setRows(_ rows: RowReading, of group: ElementIndex) { ViewRuntime.elements.setRows(rows, of: group) }
}

@MainActor
extension ForEachRows: IdentifiedRows {
  package final var rowCount: Int { countOfData }
  package final func rowID(at index: Int) -> AnyHashable { AnyHashable(idOfRow(at: index)) }

  package final func rowIndex(of id: AnyHashable, near: Int) -> Int? {
    guard let typed = id.base as? ID else { return indexOfContent(holding: id) }
    let count = countOfData
    if (0..<count).contains(near), idOfRow(at: near) == typed { return near }
    for (place, row) in rows.enumerated() where row.id == typed { return rowsInTree.lowerBound + place }
    return (0..<count).first { idOfRow(at: $0) == typed } ?? indexOfContent(holding: id)
  }

  package final func rowElement(at index: Int) -> ElementIndex? {
    let range = rowsInTree
    return range.contains(index) ? rows[index - range.lowerBound].element : nil
  }

  package final var rowsInTree: Range<Int> { firstIndex..<firstIndex + rows.count }
}

extension ForEach: IdentifierHolder {
  package func _holds(_ id: AnyHashable) -> Bool {
    guard let typed = id.base as? ID else { return false }
    return data.contains { self.id($0) == typed }
  }
}
