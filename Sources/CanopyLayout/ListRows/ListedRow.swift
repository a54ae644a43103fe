package import CanopyCore
package import Foundation

/// A row, a header or a footer of a list, as the view that frames it sees it.
@MainActor
package final class ListedRow {
  private let item: SubviewItem
  /// The source for bodies that read the position.
  private let moves = OwnedSource("position in a list")
  private var currentPosition: ListPosition = []
  private weak var currentNext: ListedRow?
  /// The rows of the list.
  private weak var rows: ListedRows?
  /// The part of the list that this is.
  package let part: ListPart

  fileprivate init(_ item: SubviewItem, among rows: ListedRows) {
    (self.item, self.rows) = (item, rows)
    part = ViewRuntime.elements.listedPart(of: item.holder)
  }

  /// The view of the row.
  package var view: Subview { Subview(item: item) }

  /// The container values of the row, which become a dependency of the running body.
  package var containerValues: ContainerValues { item.containerValues }

  /// The margins of the section that the row is in. The layout of the list asks only for those of the first view of a section.
  var margins: ListMargins {
    if let knownMargins { return knownMargins }
    let margins = item.containerValues.listSectionMargins
    knownMargins = margins
    return margins
  }

  /// The margins that the layout of the list used.
  private var knownMargins: ListMargins?

  /// Forgets margins that have changed. Returns a Boolean value that indicates whether the layout of the list used others.
  func marginsChanged() -> Bool {
    guard let knownMargins, item.containerValues.listSectionMargins != knownMargins else { return false }
    self.knownMargins = nil
    return true
  }

  /// The position of the row, the header or the footer, which becomes a dependency of the running body.
  package var position: ListPosition {
    moves.track()
    return currentPosition
  }

  /// The next row of the section if it is in the tree, which becomes a dependency of the running body.
  package var next: ListedRow? {
    moves.track()
    return currentNext
  }

  /// The element of the row in its list, with all that frames it.
  package var node: LayoutNode { LayoutNode(item.holder) }

  // MARK: Neighbors

  /// The vertical range of the row in its list; nil before it is placed.
  fileprivate var range: Range<CGFloat>? {
    let node = node
    guard let container = node.parent, node.record.pointee.flags.contains(.isPlaced) else { return nil }
    let start = node.readingOrigin(in: container).y
    return start..<start + max(node.record.pointee.size.height, 0)
  }

  /// Returns the row whose place the middle of this row has reached when it is dragged by a vertical distance.
  package func neighbor(at distance: CGFloat) -> ListedRow? {
    guard let range else { return nil }
    let middle = (range.lowerBound + range.upperBound) / 2 + distance
    return rows?.inOrder.first { $0.range?.contains(middle) == true }
  }

  /// Returns the row before (-1) or after this one (1), if it is in the tree.
  package func neighbor(_ step: Int) -> ListedRow? {
    let rows = rows?.inOrder ?? []
    guard let place = rows.firstIndex(where: { $0 === self }), rows.indices.contains(place + step) else { return nil }
    return rows[place + step]
  }

  // MARK: Identity

  /// Returns the value that identifies the row among the options of a picker. See `SubviewsCollection.selectionValues(for:)`.
  package func selectionValue<Value: Hashable>(for type: Value.Type) -> Value? {
    var rows = RowIdentifiers()
    return rows.selectionValue(of: view, for: type)
  }

  /// The identifiers of the row: that of `id(_:)`, and those of its elements in each `ForEach` around it, the innermost first.
  package var identifiers: [AnyHashable] {
    let elements = ViewRuntime.elements
    var identifiers: [AnyHashable] = []
    forEachGroup { group, child in
      if let rows = elements.identifiedRows(of: group), let index = elements.index(of: child, in: rows) {
        identifiers.append(rows.rowID(at: index))
      } else if let identity = elements.identity(of: group) {
        identifiers.append(identity)
      }
    }
    return identifiers
  }

  /// Returns the index of the row's element in the data of the outermost `ForEach` inside an element.
  package func offset(inside ancestor: ElementIndex) -> Int? {
    let elements = ViewRuntime.elements
    var offset: Int?
    forEachGroup(upTo: ancestor) { group, child in
      guard let rows = elements.identifiedRows(of: group) else { return }
      offset = elements.index(of: child, in: rows)
    }
    return offset
  }

  /// Calls a closure with each group around the row and its child on the way to the row, the innermost first.
  private func forEachGroup(
    upTo end: ElementIndex = 0, _ body: @MainActor (_ group: ElementIndex, _ child: ElementIndex) -> Void
  ) {
    let elements = ViewRuntime.elements
    var child = item.holder
    var group = elements[child].parent
    while group != 0, elements[group].kind == .group {
      body(group, child)
      if group == end { return }
      (child, group) = (group, elements[group].parent)
    }
  }

  /// Records the position of the row in its section, and the next row there.
  func move(to position: ListPosition, before next: ListedRow?) {
    guard position != currentPosition || next !== currentNext else { return }
    (currentPosition, currentNext) = (position, next)
    moves.changed(inUpdate: ())
  }
}

/// The rows, headers and footers of a list that are in the tree.
@MainActor
package final class ListedRows {
  private var rows: [ElementIndex: ListedRow] = [:]

  nonisolated package init() {}

  subscript(holder: ElementIndex) -> ListedRow? { rows[holder] }

  /// Calls a closure for each row of the list from top to bottom, also for those that aren't in the tree.
  ///
  /// - Parameter body: A closure that receives the row, or nil if it isn't in the tree, and the identifiers of its elements in each
  ///   `ForEach` around it, the innermost first.
  /// - Complexity: O(*n*) in the number of rows.
  package func forEach(_ body: (ListedRow?, [AnyHashable]) -> Void) {
    guard let list = rows.values.first?.node.parent else { return }
    visit(list.element, [], body)
  }

  private func visit(_ element: ElementIndex, _ identifiers: [AnyHashable], _ body: (ListedRow?, [AnyHashable]) -> Void)
  {
    let elements = ViewRuntime.elements
    for child in elements.children(of: element) {
      guard elements[child].kind == .group else {
        if let row = rows[child], row.part == .row { body(row, identifiers) }
        continue
      }
      let data = elements.identifiedRows(of: child)
      guard let data, elements.window(of: child) != nil else {
        visit(child, identifiers, body)
        continue
      }
      for index in 0..<data.rowCount {
        let inside = [data.rowID(at: index)] + identifiers
        guard let row = data.rowElement(at: index) else {
          body(nil, inside)
          continue
        }
        if let listed = rows[row] { body(listed, inside) } else { visit(row, inside, body) }
      }
    }
  }

  func add(_ item: SubviewItem) { rows[item.holder] = ListedRow(item, among: self) }
  func remove(_ item: SubviewItem) { rows[item.holder] = nil }

  /// The rows, without headers and footers, from top to bottom.
  package var inOrder: [ListedRow] {
    rows.values.filter { $0.part == .row }.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }
}

@MainActor
extension ElementTree {
  /// Returns the part of a list that an element in it is.
  fileprivate func listedPart(of element: ElementIndex) -> ListPart {
    var group = self[element].parent
    while group != 0, self[group].kind == .group {
      if self[group].flags.contains(.isHeader) { return .header }
      if self[group].flags.contains(.isFooter) { return .footer }
      group = self[group].parent
    }
    return .row
  }

  /// Returns the index in the data of the row with an element; nil if it isn't one of them.
  fileprivate func index(of element: ElementIndex, in rows: any IdentifiedRows) -> Int? {
    rows.rowsInTree.first { rows.rowElement(at: $0) == element }
  }
}
