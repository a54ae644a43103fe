/// A cache of recently used values, up to a total cost.
///
/// There are two halves. A value that is used goes into the young one. When that is full, it becomes the old one, and values that
/// weren't used since the last change are removed. So nothing has to be sorted.
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

  /// Returns the value for a key, which is added to the cache if it isn't there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - cost: Returns the cost of a new value.
  ///   - make: Makes the value if it isn't in the cache; nil if there is none.
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
