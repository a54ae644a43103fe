internal import CanopyCore
internal import Foundation

/// The search for views by their identifiers.
///
/// It finds the identifiers of `id(_:)` and of the rows of a `ForEach`. This includes rows that aren't in the tree, whose
/// positions it estimates.
@MainActor
enum ScrollSearch {
  /// A view that has been found.
  struct Found {
    /// The group of the view, or of the rows.
    let group: ElementIndex
    /// The index of the row; nil for a view that has its own identifier.
    let row: Int?
  }

  /// Finds a view inside an element.
  static func find(_ id: AnyHashable, in element: ElementIndex) -> Found? {
    let elements = ViewRuntime.elements
    if elements.identity(of: element) == id { return Found(group: element, row: nil) }
    if let rows = elements.identifiedRows(of: element),
      let row = rows.rowIndex(of: id, near: rows.rowsInTree.lowerBound)
    {
      if rows.rowElement(at: row) == nil || rows.rowID(at: row) == id { return Found(group: element, row: row) }
    }
    for child in elements.children(of: element) {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}

@MainActor
extension LayoutNode {
  /// Returns the first view inside this element with an identifier, set by `id(_:)` or by a `ForEach`, or nil if none
  /// is in the tree.
  package func descendant(identifiedBy id: AnyHashable) -> LayoutNode? {
    ScrollSearch.find(id, in: element)?.nodes.first
  }
}

@MainActor
extension ScrollSearch.Found {
  /// Returns a Boolean value that indicates whether the view is still at the place where it was found.
  func isCurrent(for id: AnyHashable) -> Bool {
    let elements = ViewRuntime.elements
    guard let row else { return elements.identity(of: group) == id }
    guard let rows = elements.identifiedRows(of: group), row < rows.rowCount else { return false }
    return rows.rowID(at: row) == id
  }

  /// The elements of the view; empty if the view isn't in the tree.
  fileprivate var nodes: [LayoutNode] {
    let elements = ViewRuntime.elements
    var element = group
    if let row {
      guard let rows = elements.identifiedRows(of: group), let found = rows.rowElement(at: row) else { return [] }
      element = found
    }
    return elements[element].kind == .group ? LayoutNode(element).children : [LayoutNode(element)]
  }

  /// The nearest element that is or contains the view.
  var nearest: LayoutNode? { nodes.first ?? LayoutNode(group).parent }

  /// Returns the frame of the view in the reading coordinates of scrolled content, or an estimate if the view isn't in the tree.
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
