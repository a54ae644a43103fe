package import Foundation

/// A queue of wake-up dates, one for each identifier, the earliest first.
///
/// It is a binary heap. An entry that was replaced or canceled stays in it until it comes to the front, or until such entries
/// are the majority.
package struct WakeUpQueue<ID: Hashable> {
  private struct Entry {
    let date: Date
    let id: ID
  }

  /// The valid wake-up date of each identifier.
  private var dates: [ID: Date] = [:]
  private var heap: [Entry] = []

  package init() {}

  package var isEmpty: Bool { dates.isEmpty }

  /// The earliest date.
  package var first: Date? { heap.first?.date }

  /// Returns the wake-up date of an identifier; nil if there is none.
  package func date(of id: ID) -> Date? { dates[id] }

  /// Sets the wake-up date of an identifier.
  ///
  /// - Complexity: O(log *n*).
  package mutating func insert(_ id: ID, at date: Date) {
    guard dates.updateValue(date, forKey: id) != date else { return }
    heap.append(Entry(date: date, id: id))
    siftUp()
    dropStaleEntries()
  }

  /// Removes the wake-up date of an identifier.
  package mutating func remove(_ id: ID) {
    guard dates.removeValue(forKey: id) != nil else { return }
    dropStaleEntries()
  }

  /// Removes and returns all identifiers whose date has passed.
  package mutating func removeAll(through date: Date) -> [ID] {
    var due: [ID] = []
    while let first = heap.first, first.date <= date {
      due.append(first.id)
      dates[first.id] = nil
      removeFirst()
      dropStaleEntries()
    }
    return due
  }

  /// Removes and returns all identifiers, in no particular order.
  package mutating func removeAll() -> [ID] {
    defer { self = WakeUpQueue() }
    return Array(dates.keys)
  }

  // MARK: The heap

  /// Removes stale entries from the front, so that the first one is valid, and all stale entries once they are the majority.
  private mutating func dropStaleEntries() {
    if heap.count > 2 * dates.count + 16 {
      heap = dates.map { Entry(date: $1, id: $0) }.sorted { $0.date < $1.date }
    }
    while let first = heap.first, dates[first.id] != first.date { removeFirst() }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    siftDown()
  }

  private mutating func siftUp() {
    var place = heap.count - 1
    while place > 0, heap[place].date < heap[(place - 1) / 2].date {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func siftDown() {
    var place = 0
    while true {
      var earliest = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child].date < heap[earliest].date {
        earliest = child
      }
      if earliest == place { return }
      heap.swapAt(place, earliest)
      place = earliest
    }
  }
}
