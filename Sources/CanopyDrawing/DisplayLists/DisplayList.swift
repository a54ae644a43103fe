package import Foundation

/// The contents of a window or of a part of it, from back to front.
///
/// A list is a value, and cheap to copy: it consists of items, or of other lists, each moved to its place. Lists share their
/// common parts, so that replacing one of thousands of items copies only a few small arrays. See `DisplayList.Part`.
package struct DisplayList: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// The contents in memory; nil if the list is empty.
  let root: Node?

  init(_ root: Node?) { self.root = root }

  /// Creates a list of items, from back to front.
  package init(_ items: [DisplayItem] = []) { root = items.isEmpty ? nil : Node(items) }

  package init(arrayLiteral items: DisplayItem...) { self.init(items) }

  package var isEmpty: Bool { root == nil }

  /// The rectangle outside of which nothing of the list is visible.
  package var bounds: Extent { root?.bounds ?? .nothing }

  /// The largest radius by which materials in the list blur; 0 if there are none.
  package var widestBlur: CGFloat { root?.widestBlur ?? 0 }

  /// Returns a Boolean value that indicates whether two lists are the same in memory, and so certainly equal.
  package static func === (first: DisplayList, second: DisplayList) -> Bool { first.root === second.root }

  package static func == (first: DisplayList, second: DisplayList) -> Bool {
    first.root === second.root || first.items == second.items
  }

  /// The items of all parts, in the coordinates of the list. Takes a time that is proportional to their number.
  package var items: [DisplayItem] {
    var items: [DisplayItem] = []
    forEachItem { items.append($0) }
    return items
  }

  /// Calls a closure for each item in the coordinates of the list, from back to front.
  ///
  /// - Parameter area: If not nil, only items that may be visible in that area count.
  package func forEachItem(in area: Extent? = nil, _ body: (DisplayItem) -> Void) {
    root?.forEachItem(in: area, movedBy: .zero, body)
  }
}

extension DisplayList {
  package enum Content: Sendable {
    case items([DisplayItem])
    /// Other lists, in arrays of a limited length: see `DisplayList.Part`.
    case parts([Part])
  }

  /// The contents of the list.
  package var content: Content { root?.content ?? .items([]) }

  /// A list in memory, which never changes.
  final class Node: Sendable {
    let content: Content
    let bounds: Extent
    let widestBlur: CGFloat
    /// The number of levels of arrays between the node and its parts; 0 for items.
    let height: Int
    /// The number of parts of the list.
    let count: Int
    /// A mark that two lists only share if each part of one takes the place of the part with the same number in the other.
    let order: Order?

    /// The identity of an order of parts.
    final class Order: Sendable {}

    init(_ items: [DisplayItem]) {
      content = .items(items)
      bounds = items.bounds
      widestBlur = items.widestBlur
      (height, count, order) = (0, items.count, nil)
    }

    init(_ parts: [Part], height: Int, count: Int, order: Order?) {
      content = .parts(parts)
      bounds = parts.reduce(Extent.nothing) { $0.union($1.bounds) }
      widestBlur = parts.reduce(0) { max($0, $1.list.widestBlur) }
      (self.height, self.count, self.order) = (height, count, order)
    }

    func forEachItem(in area: Extent?, movedBy offset: CGSize, _ body: (DisplayItem) -> Void) {
      if let area, !area.meets(bounds.moved(by: offset)) { return }
      switch content {
      case .items(let items):
        for item in items {
          let item = item.moved(by: offset)
          if let area, !area.meets(item.bounds) { continue }
          if case .group(let group) = item.content, group.appliesToEach {
            group.separate(in: area).forEach(body)
          } else {
            body(item)
          }
        }
      case .parts(let parts):
        for part in parts {
          let offset = CGSize(width: offset.width + part.offset.width, height: offset.height + part.offset.height)
          part.list.root?.forEachItem(in: area, movedBy: offset, body)
        }
      }
    }
  }
}

extension [DisplayItem] {
  /// The largest radius by which materials among the items blur; 0 if there are none.
  var widestBlur: CGFloat {
    reduce(0) { widest, item in
      switch item.content {
      case .fill(let fill):
        if case .material(let material) = fill.paint { Swift.max(widest, material.blur) } else { widest }
      case .group(let group): Swift.max(widest, group.widestBlur)
      case .text, .image: widest
      }
    }
  }
}
