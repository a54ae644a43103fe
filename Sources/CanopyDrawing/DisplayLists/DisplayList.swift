package import Foundation

/// The contents of a window, or part of them, from back to front.
///
/// A list consists either of items, or of other lists with an offset each. It is a value that is cheap to copy: lists share
/// their common parts, so replacing one of thousands of parts copies only a few small arrays. See `DisplayList.Part`.
package struct DisplayList: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// The root node of the list, or nil if the list is empty.
  let root: Node?

  init(_ root: Node?) { self.root = root }

  /// Creates a list of items, from back to front.
  package init(_ items: [DisplayItem] = []) { root = items.isEmpty ? nil : Node(items) }

  package init(arrayLiteral items: DisplayItem...) { self.init(items) }

  package var isEmpty: Bool { root == nil }

  /// A rectangle that contains everything that the list draws.
  package var bounds: Extent { root?.bounds ?? .nothing }

  /// The largest blur radius of the materials in the list, or 0 if there are none.
  package var widestBlur: CGFloat { root?.widestBlur ?? 0 }

  /// Returns a Boolean value that indicates whether two lists share the same root node, which guarantees that they are equal.
  package static func === (first: DisplayList, second: DisplayList) -> Bool { first.root === second.root }

  package static func == (first: DisplayList, second: DisplayList) -> Bool {
    first.root === second.root || first.items == second.items
  }

  /// The items of all parts, in the coordinates of the list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  package var items: [DisplayItem] {
    var items: [DisplayItem] = []
    forEachItem { items.append($0) }
    return items
  }

  /// Calls a closure for each item, from back to front, in the coordinates of the list.
  ///
  /// - Parameters:
  ///   - area: An area. Items that are invisible in it are skipped. If nil, all items are included.
  ///   - body: The closure to call.
  package func forEachItem(in area: Extent? = nil, _ body: (DisplayItem) -> Void) {
    root?.forEachItem(in: area, movedBy: .zero, body)
  }
}

extension DisplayList {
  package enum Content: Sendable {
    case items([DisplayItem])
    /// Other lists. The array is short: a list of many parts is a tree of such arrays.
    case parts([Part])
  }

  /// The contents of the list.
  package var content: Content { root?.content ?? .items([]) }

  /// The immutable storage of a list, shared by its copies.
  final class Node: Sendable {
    let content: Content
    let bounds: Extent
    let widestBlur: CGFloat
    /// The number of levels between this node and the parts, or 0 if the node itself contains parts or items.
    let height: Int
    /// The number of parts of the list, or of its items if it has no parts.
    let count: Int
    /// The identity of the order of the parts, or nil for inner nodes and for items.
    ///
    /// If two lists have the same order, a part in one corresponds to the part with the same index in the other.
    let order: Order?

    /// An object that serves as the identity of an order of parts.
    final class Order: Sendable {}

    init(_ items: [DisplayItem]) {
      content = .items(items)
      bounds = items._bounds
      widestBlur = items._widestBlur
      (height, count, order) = (0, items.count, nil)
    }

    init(_ parts: [Part], height: Int, count: Int, order: Order?) {
      content = .parts(parts)
      var (bounds, widestBlur): (Extent, CGFloat) = (.nothing, 0)
      for part in parts {
        guard let node = part.list.root else { continue }
        bounds.formUnion(node.bounds.moved(by: part.offset))
        if node.widestBlur > widestBlur { widestBlur = node.widestBlur }
      }
      (self.bounds, self.widestBlur) = (bounds, widestBlur)
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
  /// The largest blur radius of the materials in the items, or 0 if there are none.
  var _widestBlur: CGFloat {
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
