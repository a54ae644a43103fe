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
