/// The old rows of a `ForEach` between the unchanged rows at both ends, by identity.
@usableFromInline
struct MovedRows<ID: Hashable, Content: View> {
  @usableFromInline let old: [ForEachRows<ID, Content>.Row]
  @usableFromInline let start: Int
  @usableFromInline let end: Int
  /// The index of the first row with each identity.
  @usableFromInline var places: [ID: Int] = [:]
  @usableFromInline var isTaken: [Bool] = []

  @inlinable
  init(_ old: [ForEachRows<ID, Content>.Row], from start: Int, to end: Int) {
    self.old = old
    self.start = start
    self.end = end
    guard start < end else { return }
    isTaken = Array(repeating: false, count: end - start)
    places.reserveCapacity(end - start)
    for place in (start..<end).reversed() { places[old[place].id] = place }
  }

  @inlinable
  mutating func take(_ id: ID) -> ForEachRows<ID, Content>.Row? {
    // If an identity occurs twice, only its first row is found.
    guard start < end, let place = places[id], !isTaken[place - start] else { return nil }
    isTaken[place - start] = true
    return old[place]
  }

  /// Calls `body` for each row that hasn't been taken, in the old order.
  @inlinable
  func forEachLeft(_ body: (ForEachRows<ID, Content>.Row) -> Void) {
    for place in start..<end where !isTaken[place - start] { body(old[place]) }
  }
}
