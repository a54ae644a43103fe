/// The limit of mounting: trees of plain objects.
final class LimitForest {
  private var trees: [LimitNode] = []

  /// Makes one more tree; returns how many rows it has.
  func grow(rows: Int) -> Int {
    let tree = LimitNode.tree(rows: rows)
    trees.append(tree)
    return tree.children.reduce(0) { $0 + $1.children.count }
  }

  func clear() { trees = [] }
}
