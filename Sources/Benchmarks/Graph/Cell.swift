/// A value with its rule, for the limits of updates. The values are in one block of memory, each after the values that it reads.
///
/// A cell is the simplest Swift in which the structure and the rules are chosen at run time, as in a graph: a rule is a closure
/// that reads other cells by their index. It tracks no dependencies and compares, counts or owns nothing: a limit recomputes
/// exactly what it knows has changed.
struct Cell {
  typealias Rule = (UnsafeMutablePointer<Cell>) -> Int

  var value = 0
  let rule: Rule

  static func input() -> Cell {
    Cell { $0[0].value }
  }

  static func plus(_ constant: Int, source: Int) -> Cell {
    Cell { $0[source].value &+ constant }
  }

  static func pair(_ first: Int, _ second: Int) -> Cell {
    Cell { $0[first].value &+ ($0[second].value & 0xFFFF) }
  }

  static func choice(selector: Int, even: Int, odd: Int) -> Cell {
    Cell { $0[$0[selector].value & 1 == 0 ? even : odd].value }
  }
}

/// Cells in one block that nothing copies or checks.
final class CellBlock {
  private let cells: UnsafeMutablePointer<Cell>
  private let count: Int

  init(_ cells: [Cell]) {
    count = cells.count
    self.cells = .allocate(capacity: count)
    for (place, cell) in cells.enumerated() { (self.cells + place).initialize(to: cell) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  /// Writes the first cell and runs the rules of those from `first` on; returns the last value.
  func update(_ input: Int, from first: Int = 1) -> Int {
    cells[0].value = input
    for place in first..<count { cells[place].value = cells[place].rule(cells) }
    return cells[count - 1].value
  }

  /// Updates the values and returns their sum.
  func updateAndSum(_ input: Int, from first: Int = 1) -> Int {
    _ = update(input, from: first)
    var sum = 0
    for place in first..<count { sum &+= cells[place].value }
    return sum
  }
}
