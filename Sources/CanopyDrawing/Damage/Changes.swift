/// The changes that turn one sequence of elements into another one.
struct Changes<Element> {
  private(set) var removed: ArraySlice<Element> = []
  private(set) var inserted: [Element] = []
  /// The elements that stay, in the same order.
  private(set) var kept: [(old: Element, new: Element)] = []

  /// Compares two sequences by identifiers, which elements may share.
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
