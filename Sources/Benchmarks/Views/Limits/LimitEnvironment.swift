/// The limit of a change in the environment: each key has a value and the rows that read it, and these run their
/// bodies.
final class LimitEnvironment {
  private let tree: LimitNode
  private let key = ObjectIdentifier(LimitEnvironment.self)
  private var values: [ObjectIdentifier: Int] = [:]
  private let readers: [ObjectIdentifier: [LimitNode]]

  /// Makes those rows of `tree` that `readers` picks into readers.
  init(tree: LimitNode, readers: ([LimitNode]) -> [LimitNode]) {
    self.tree = tree
    let chosen = readers(tree.rows)
    for reader in chosen { reader.body = { "R\($0 % 10)" } }
    self.readers = [key: chosen]
  }

  /// Sets the value for all readers. Returns the sum of the values that they read.
  @inline(never)
  func set(_ value: Int) -> Int {
    values[key] = value
    var seen = 0
    for reader in readers[key, default: []] {
      guard let body = reader.body else { continue }
      reader.show(body(value))
      seen &+= value
    }
    return seen
  }
}
