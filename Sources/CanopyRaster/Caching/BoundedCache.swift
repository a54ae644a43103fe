/// Remembers what was asked for lately, up to a cost.
///
/// There are two halves. What is asked for goes into the young one; when that is full, it becomes the old one, and what
/// nobody has asked for since then is forgotten. So nothing has to be sorted, and nothing grows without end.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let capacity: Int

  /// - Parameter capacity: The most that all values may cost.
  init(capacity: Int) { self.capacity = capacity }

  /// What is known about a key; or else what `make` makes of it, at a cost.
  mutating func value(for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value?) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) ?? make() else { return nil }
    insert(value, for: key, cost: cost(value))
    return value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if youngCost + cost > capacity / 2, youngCost > 0 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }
}
