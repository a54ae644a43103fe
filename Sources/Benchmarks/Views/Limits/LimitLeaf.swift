/// The limit of a change of state: the value is stored, and the row that it belongs to runs its body.
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

  /// Sets the state to a text of another length, which also moves the rows of the group, and the groups.
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
