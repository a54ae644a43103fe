/// A cache of recently used values, up to a total cost.
///
/// It has two halves. A value that is used moves to the young half. When that is full, it becomes the old half, and values that
/// weren't used since the previous change are removed. Nothing has to be sorted.
@usableFromInline
package struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The largest total cost of the values.
  @inlinable
  package init(capacity: Int) { self.capacity = capacity }

  /// The number of values in the cache.
  package var count: Int { young.count + old.count }

  /// Returns the value for a key, and adds it to the cache if necessary.
  ///
  /// - Parameters:
  ///   - key: The key to look up.
  ///   - cost: Returns the cost of a new value.
  ///   - make: A closure that creates a missing value, or returns nil if there is none.
  @inlinable
  package mutating func value(for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value?) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) ?? make() else { return nil }
    insert(value, for: key, cost: cost(value))
    return value
  }

  @inlinable
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if youngCost + cost > capacity / 2, youngCost > 0 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }
}
