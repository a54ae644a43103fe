internal import CanopyCore
internal import Foundation

/// The search for views by their identifiers.
///
/// It finds the identifiers of `id(_:)` and those of the rows of a `ForEach`, also of rows that aren't in the tree, of which it
/// knows about where they are.
enum ScrollSearch {
  /// A view that has been found.
  struct Found {
    /// The group of the view, or of the rows.
    let group: ElementIndex
    /// The index of the row; nil for a view with an identifier of its own.
    let row: Int?
  }

  /// Finds a view inside an element.
  static func find(_ id: AnyHashable, in element: ElementIndex) -> Found? {
    onMainActor(with: (id: id, element: element)) { search($0.id, in: $0.element) }
  }

  @MainActor
  private static func search(_ id: AnyHashable, in element: ElementIndex) -> Found? {
    let elements = ViewRuntime.elements
    if elements.identity(of: element) == id { return Found(group: element, row: nil) }
    if let rows = elements.identifiedRows(of: element),
      let row = rows.rowIndex(of: id, near: rows.rowsInTree.lowerBound)
    {
      if rows.rowElement(at: row) == nil || rows.rowID(at: row) == id { return Found(group: element, row: row) }
    }
    for child in elements.children(of: element) {
      if let found = search(id, in: child) { return found }
    }
    return nil
  }
}

extension ScrollSearch.Found {
  /// Returns a Boolean value that indicates whether the view still is where it was found.
  func isCurrent(for id: AnyHashable) -> Bool {
    onMainActor(with: (found: self, id: id)) { own in
      let elements = ViewRuntime.elements
      guard let row = own.found.row else { return elements.identity(of: own.found.group) == own.id }
      guard let rows = elements.identifiedRows(of: own.found.group), row < rows.rowCount else { return false }
      return rows.rowID(at: row) == own.id
    }
  }

  /// The elements of the view; none if it isn't in the tree.
  private var nodes: [LayoutNode] {
    onMainActor(with: self) { found in
      let elements = ViewRuntime.elements
      var element = found.group
      if let row = found.row {
        guard let rows = elements.identifiedRows(of: found.group), let found = rows.rowElement(at: row) else {
          return []
        }
        element = found
      }
      return elements[element].kind == .group ? LayoutNode(element).children : [LayoutNode(element)]
    }
  }

  /// The nearest element that is or contains the view.
  var nearest: LayoutNode? { nodes.first ?? LayoutNode(group).parent }

  /// Returns the frame of the view in the reading coordinates of scrolled content; an estimate if it isn't in the tree.
  func frame(in container: ScrollContainer) -> CGRect? {
    var frame: CGRect?
    for node in nodes where node.record.pointee.flags.contains(.isPlaced) {
      guard let next = container.contentFrame(of: node) else { continue }
      frame = frame?.union(next) ?? next
    }
    if let frame { return frame }
    guard let row, let window = ViewRuntime.elements.window(of: group) else { return nil }
    let lazy = ViewRuntime.elements[group].kind == .group ? LayoutNode(group).parent : LayoutNode(group)
    guard let lazy, let estimate = lazy.layout.estimatedFrame(ofRow: row, in: window) else { return nil }
    return container.contentFrame(of: estimate, in: lazy)
  }
}
