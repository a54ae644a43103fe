public import Foundation

extension RangeReplaceableCollection {
  /// Removes all the elements at the specified offsets from the collection.
  ///
  /// - Parameter offsets: Distances from the start of the collection, each less than its count.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @_disfavoredOverload
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(offsets.first ?? 0 >= 0 && last < count, "Offset \(last) is out of bounds: the count is \(count).")
    var kept = Self()
    for (offset, element) in self.enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves all the elements at the specified offsets to the specified destination offset, preserving their order.
  ///
  /// ```swift
  /// var letters = ["a", "b", "c", "d"]
  /// letters.move(fromOffsets: [0, 1], toOffset: 3)  // ["c", "a", "b", "d"]
  /// ```
  ///
  /// - Parameters:
  ///   - source: Distances from the start of the collection, each less than its count.
  ///   - destination: The offset, before anything moves, of the element to insert the others in front of. The count of
  ///     the collection moves them to its end.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @_disfavoredOverload
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let count = count
    precondition(
      (0...count).contains(destination), "Destination \(destination) is out of bounds: the count is \(count).")
    guard let last = source.last else { return }
    precondition(source.first ?? 0 >= 0 && last < count, "Offset \(last) is out of bounds: the count is \(count).")

    let elements = Array(self)
    let staying = elements.indices.filter { !source.contains($0) }
    let order = staying.prefix { $0 < destination } + source + staying.drop { $0 < destination }
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
