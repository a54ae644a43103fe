/// The limit of a keyed list: a common prefix and suffix stay, other rows are found by key, and new rows are created.
final class LimitList {
  let list = LimitNode(parent: nil)

  /// Replaces all rows with rows for the given keys.
  func fill(_ keys: [Int]) {
    list.children = keys.map(row)
    list.restack()
  }

  /// Updates the list to have rows for `keys`. Returns the number of rows that it created.
  @inline(never)
  func change(to keys: [Int]) -> Int {
    let old = list.children
    let shorter = min(old.count, keys.count)
    var prefix = 0
    while prefix < shorter, old[prefix].key == keys[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix].key == keys[keys.count - 1 - suffix] { suffix += 1 }
    let (oldMiddle, newMiddle) = (old[prefix..<old.count - suffix], keys[prefix..<keys.count - suffix])

    var byKey: [Int: LimitNode] = [:]
    if !oldMiddle.isEmpty, !newMiddle.isEmpty {
      byKey.reserveCapacity(oldMiddle.count)
      for row in oldMiddle { byKey[row.key] = row }
    }
    var made = 0
    var rows: [LimitNode] = []
    rows.reserveCapacity(keys.count)
    rows.append(contentsOf: old[..<prefix])
    for key in newMiddle {
      if let row = byKey[key] {
        rows.append(row)
      } else {
        rows.append(row(key))
        made += 1
      }
    }
    rows.append(contentsOf: old[(old.count - suffix)...])
    list.children = rows
    list.restack()
    return made
  }

  private func row(_ key: Int) -> LimitNode {
    .row(key, in: list, body: LimitNode.plainBody(key))
  }
}
