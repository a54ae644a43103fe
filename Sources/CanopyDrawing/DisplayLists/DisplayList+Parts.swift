package import Foundation

extension DisplayList {
  /// A list that is part of a larger list, with its offset there.
  package struct Part: Sendable {
    /// The element that the part belongs to. It stays the same across frames while the view is in the tree.
    package var id: UInt32
    package var list: DisplayList
    package var offset: CGSize

    package init(id: UInt32, _ list: DisplayList, movedBy offset: CGSize = .zero) {
      self.id = id
      self.list = list
      self.offset = offset
    }

    package var bounds: Extent { list.bounds.moved(by: offset) }
  }

  /// Creates a list from a single part.
  package init(_ part: Part) {
    if part.offset == .zero || part.list.isEmpty {
      self = part.list
    } else {
      root = Node([part], height: 0, count: 1, order: Node.Order())
    }
  }

  /// Creates a list from parts, from back to front.
  ///
  /// Parts are stored in a tree of short arrays, so that replacing one of many copies little. See `replaceParts(_:)`.
  package init(parts: [Part]) {
    if parts.count == 1 {
      self = DisplayList(parts[0])
      return
    }
    guard parts.contains(where: { !$0.list.isEmpty }) else {
      self = DisplayList()
      return
    }
    let order = Node.Order()
    var (level, height, counts) = (parts, 0, [Int](repeating: 1, count: parts.count))
    while level.count > Self.width {
      var (next, nextCounts): ([Part], [Int]) = ([], [])
      for start in stride(from: 0, to: level.count, by: Self.width) {
        let range = start..<min(start + Self.width, level.count)
        let count = counts[range].reduce(0, +)
        next.append(Part(id: 0, DisplayList(Node(Array(level[range]), height: height, count: count, order: nil))))
        nextCounts.append(count)
      }
      (level, counts) = (next, nextCounts)
      height += 1
    }
    self = DisplayList(Node(level, height: height, count: parts.count, order: order))
  }

  /// The length of the arrays that store parts.
  private static var width: Int { 16 }

  /// A new part for a list, which replaces the part with the same index.
  package struct Replacement {
    let place: Int
    let part: Part

    package init(at place: Int, _ part: Part) {
      self.place = place
      self.part = part
    }
  }

  /// Replaces some of the parts of the list.
  ///
  /// - Parameter replacements: The new parts, in any order.
  /// - Precondition: The list has at least two parts, one of which isn't empty.
  /// - Complexity: O(log *n*) for each replacement, where *n* is the number of parts.
  package mutating func replaceParts(_ replacements: [Replacement]) {
    let sorted = replacements.count > 1 ? replacements.sorted { $0.place < $1.place } : replacements
    guard let last = sorted.last else { return }
    guard let root, root.order != nil, last.place < root.count else {
      preconditionFailure("Only a part that a list was made from can be replaced.")
    }
    self = DisplayList(root.replacingParts(sorted[...], first: 0))
  }

  /// Replaces a part of the list.
  ///
  /// - Parameters:
  ///   - place: The index of the part.
  ///   - part: The new part.
  /// - Precondition: The list has at least two parts, one of which isn't empty.
  /// - Complexity: O(log *n*), where *n* is the number of parts.
  package mutating func replacePart(at place: Int, with part: Part) {
    guard let root, root.order != nil, place < root.count else {
      preconditionFailure("Only a part that a list was made from can be replaced.")
    }
    self = DisplayList(root.replacingPart(at: place, with: part))
  }

  /// A Boolean value that indicates whether the list has several parts, each of which can be replaced.
  package var hasParts: Bool { root?.order != nil }
}

extension DisplayList.Node {
  /// The number of parts in each part of the node except the last one, which may have fewer.
  private var capacityOfParts: Int {
    var capacity = 1
    for _ in 0..<height { capacity *= DisplayList.width }
    return capacity
  }

  /// Returns a copy in which a part is replaced. It shares all arrays without a replaced part.
  ///
  /// - Parameters:
  ///   - place: The index of the part in this node.
  ///   - part: The new part.
  fileprivate func replacingPart(at place: Int, with part: DisplayList.Part) -> DisplayList.Node {
    guard case .parts(let parts) = content else { return self }
    if height == 0 { return node(parts._replacing(at: place, with: part)) }
    let capacity = capacityOfParts
    let index = place / capacity
    guard let inner = parts[index].list.root else { return self }
    let list = DisplayList(inner.replacingPart(at: place - index * capacity, with: part))
    return node(parts._replacing(at: index, with: DisplayList.Part(id: 0, list)))
  }

  /// Returns a copy in which parts are replaced. It shares all arrays without a replaced part.
  ///
  /// - Parameters:
  ///   - replacements: The new parts, ordered by index.
  ///   - first: The index of this node's first part.
  fileprivate func replacingParts(
    _ replacements: ArraySlice<DisplayList.Replacement>, first: Int
  ) -> DisplayList.Node {
    guard case .parts(var parts) = content else { return self }
    if height == 0 {
      for new in replacements { parts[new.place - first] = new.part }
    } else {
      let capacity = capacityOfParts
      var rest = replacements
      while let next = rest.first {
        let index = (next.place - first) / capacity
        let start = first + index * capacity
        let inside = rest.prefix { $0.place < start + capacity }
        if let inner = parts[index].list.root {
          parts[index].list = DisplayList(inner.replacingParts(inside, first: start))
        }
        rest = rest.dropFirst(inside.count)
      }
    }
    return node(parts)
  }

  /// Returns a node with new parts in the same order.
  private func node(_ parts: [DisplayList.Part]) -> DisplayList.Node {
    DisplayList.Node(parts, height: height, count: count, order: order)
  }

  /// The parts of the list.
  var allParts: [DisplayList.Part] {
    guard case .parts(let parts) = content else { return [] }
    return height == 0 ? parts : parts.flatMap { $0.list.root?.allParts ?? [] }
  }
}

extension [DisplayList.Part] {
  /// Returns a copy with one part replaced. Changing a copy would be slower, because it would also copy the old part.
  fileprivate func _replacing(at index: Int, with part: DisplayList.Part) -> [DisplayList.Part] {
    var parts: [DisplayList.Part] = []
    parts.reserveCapacity(count)
    for other in indices { parts.append(other == index ? part : self[other]) }
    return parts
  }
}
