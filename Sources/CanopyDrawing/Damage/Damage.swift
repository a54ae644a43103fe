internal import Foundation

/// The areas to redraw. There are only a few, and none contains another.
package struct Damage: Equatable, Sendable {
  package private(set) var areas: [Extent] = []

  package init() {}

  package var isEmpty: Bool { areas.isEmpty }

  /// The maximum number of areas. Additional areas are merged, because drawing each area has a fixed cost.
  private static var most: Int { 12 }

  package mutating func add(_ area: Extent) {
    if area.isEmpty { return }
    var area = area
    // Overlapping areas are merged, and the result can overlap others.
    var index = 0
    while index < areas.count {
      if areas[index].contains(area) { return }
      if areas[index].meets(area) {
        area = area.union(areas.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    if areas.count < Self.most { return areas.append(area) }
    // The area that grows least when merged with the new one.
    var (best, least) = (0, CGFloat.infinity)
    for index in areas.indices {
      let waste = areas[index].union(area).area - areas[index].area
      if waste < least { (best, least) = (index, waste) }
    }
    add(areas.remove(at: best).union(area))
  }

  package func meets(_ area: Extent) -> Bool {
    for known in areas where known.meets(area) { return true }
    return false
  }
}

/// The changes that turn one sequence of elements into another.
struct Changes<Element> {
  private(set) var removed: ArraySlice<Element> = []
  private(set) var inserted: [Element] = []
  /// The elements that are in both sequences in the same order.
  private(set) var kept: [(old: Element, new: Element)] = []

  /// Compares two sequences by identifiers, which don't have to be unique.
  init(from old: [Element], to new: [Element], id: (Element) -> UInt32) {
    var (start, end, oldEnd) = (0, new.count, old.count)
    while start < end, start < oldEnd, id(new[start]) == id(old[start]) {
      kept.append((old[start], new[start]))
      start += 1
    }
    while end > start, oldEnd > start, id(new[end - 1]) == id(old[oldEnd - 1]) {
      end -= 1
      oldEnd -= 1
      kept.append((old[oldEnd], new[end]))
    }
    compare(old[start..<oldEnd], new[start..<end], id)
  }

  private mutating func compare(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>, _ id: (Element) -> UInt32) {
    if old.isEmpty || new.isEmpty {
      (removed, inserted) = (old, Array(new))
      return
    }
    var places: [UInt32: [Int]] = [:]
    for index in old.indices.reversed() { places[id(old[index]), default: []].append(index) }
    var stays = [Bool](repeating: false, count: old.count)
    var last = -1
    for element in new {
      if let place = places[id(element)]?.popLast(), place > last {
        kept.append((old[place], element))
        stays[place - old.startIndex] = true
        last = place
      } else {
        inserted.append(element)
      }
    }
    for index in old.indices where !stays[index - old.startIndex] { removed.append(old[index]) }
  }
}
