/// A group, a row or a text in the trees that serve as limits of the view benchmarks (see ``Benchmark``).
///
/// Nodes are objects, because they are added and removed individually. A row stores its body as a closure, and rows are stacked
/// by adding up their heights. This is the simplest Swift in which rows and bodies are chosen at run time: there are no view
/// types, no tracked dependencies, and no comparisons other than those of texts.
final class LimitNode {
  /// Safe because parents own their children, and `parent` is only read while the tree exists.
  unowned(unsafe) private(set) var parent: LimitNode?
  var children: [LimitNode] = []
  var body: ((Int) -> String)?
  var text = ""
  var width: Float = 0
  var height: Float = 0
  var y: Float = 0
  var key = 0

  init(parent: LimitNode?) { self.parent = parent }

  /// Returns a new row whose body has run once, with its text.
  @inline(never)
  static func row(_ key: Int, in parent: LimitNode, body: @escaping (Int) -> String) -> LimitNode {
    let row = LimitNode(parent: parent)
    row.key = key
    row.body = body
    let text = LimitNode(parent: row)
    text.height = 16
    row.children = [text]
    row.show(body(0))
    row.width = text.width
    row.height = text.height
    return row
  }

  /// Returns the body of a row that reads neither state nor the environment.
  @inline(never)
  static func plainBody(_ key: Int) -> (Int) -> String {
    { "Row \(key &+ $0)" }
  }

  /// Sets the text of this row.
  @inline(__always)
  func show(_ string: String) {
    let text = children[0]
    guard text.text != string else { return }
    text.text = string
    text.width = Float(string.utf8.count * 8)
  }

  /// Creates and releases a sheet of rows. Returns the number of its rows.
  @inline(never)
  static func sheet(rows: Int) -> Int {
    let sheet = LimitNode(parent: nil)
    sheet.children = (0..<rows).map { .row($0, in: sheet, body: plainBody($0)) }
    sheet.restack()
    return sheet.children.count
  }

  /// Stacks the children vertically, and updates the size of this node.
  func restack() {
    var (width, height): (Float, Float) = (0, 0)
    for child in children {
      child.y = height
      height += child.height
      width = max(width, child.width)
    }
    self.height = height
    self.width = width
  }
}

extension LimitNode {
  /// Returns a stack of as many groups as `rows` rows need.
  @inline(never)
  static func tree(rows: Int) -> LimitNode {
    let root = LimitNode(parent: nil)
    root.children.reserveCapacity(rows / rowsPerGroup)
    for first in stride(from: 0, to: rows, by: rowsPerGroup) {
      let group = LimitNode(parent: root)
      group.children.reserveCapacity(rowsPerGroup)
      for key in first..<first + rowsPerGroup {
        group.children.append(row(key, in: group, body: plainBody(key)))
      }
      group.restack()
      root.children.append(group)
    }
    root.restack()
    return root
  }

  /// The rows of all groups.
  var rows: [LimitNode] { children.flatMap(\.children) }
}
