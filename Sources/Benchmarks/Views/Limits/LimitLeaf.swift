/// The limit of a state change: the value is stored, and its row runs its body.
final class LimitLeaf {
  private let tree: LimitNode
  private let row: LimitNode
  private var state = 0

  init(tree: LimitNode) {
    self.tree = tree
    let rows = tree.rows
    row = rows[rows.count / 2]
    row.body = { "S\($0)" }
  }

  /// Sets the state. Returns the value that the row read.
  @inline(never)
  func set(_ value: Int) -> Int {
    state = value
    if let body = row.body { row.show(body(value)) }
    return state
  }

  /// Sets the state to a text of a different length, which also moves the rows of the group, and the groups.
  @inline(never)
  func setAndRestack(_ value: Int) -> Int {
    let seen = set(value)
    row.width = row.children[0].width
    row.height = value == 1 ? 16 : 32
    row.parent?.restack()
    tree.restack()
    return seen
  }
}

/// The limit of a change in the environment: each key has a value and the rows that read it, whose bodies run.
final class LimitEnvironment {
  private let tree: LimitNode
  private let key = ObjectIdentifier(LimitEnvironment.self)
  private var values: [ObjectIdentifier: Int] = [:]
  private let readers: [ObjectIdentifier: [LimitNode]]

  /// Makes the rows of `tree` that `readers` selects readers of the value.
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

/// The limit of mounting: trees of plain objects.
final class LimitForest {
  private var trees: [LimitNode] = []

  /// Creates another tree. Returns the number of its rows.
  func grow(rows: Int) -> Int {
    let tree = LimitNode.tree(rows: rows)
    trees.append(tree)
    return tree.children.reduce(0) { $0 + $1.children.count }
  }

  func clear() { trees = [] }
}
