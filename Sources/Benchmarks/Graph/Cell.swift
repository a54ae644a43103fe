/// A value and its rule, for the limits of update benchmarks. All cells are in one block of memory, each after the cells that
/// it reads.
///
/// This is the simplest Swift in which the structure and the rules are chosen at run time, as in a graph. A rule is a closure
/// that reads other cells by index. Dependencies aren't tracked and values aren't compared: each limit recomputes exactly the
/// cells that depend on its input.
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

/// A block of cells that is accessed without copies, bounds checks or exclusivity checks.
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

  /// Writes `input` to the first cell, runs the rules from index `first` on, and returns the last value.
  func update(_ input: Int, from first: Int = 1) -> Int {
    cells[0].value = input
    for place in first..<count { cells[place].value = cells[place].rule(cells) }
    return cells[count - 1].value
  }

  /// Updates the cells from index `first` on, and returns the sum of their values.
  func updateAndSum(_ input: Int, from first: Int = 1) -> Int {
    _ = update(input, from: first)
    var sum = 0
    for place in first..<count { sum &+= cells[place].value }
    return sum
  }
}

/// A value and its rule, for the limits of benchmarks that build a graph. It is an object, because the attributes of a graph
/// are added and removed individually.
final class CellObject {
  var value = 0
  let rule: (Int) -> Int

  init(rule: @escaping (Int) -> Int) { self.rule = rule }

  @inline(never)
  static func plus(_ constant: Int) -> CellObject {
    CellObject { $0 &+ constant }
  }

  static func chain(_ count: Int) -> [CellObject] {
    (0..<count).map { plus($0 & 3) }
  }
}

/// A value and its rule, for a stricter limit than that of `Cell`.
///
/// The rule is a C function over raw memory. Its constant is stored in the cell, so there is no closure context to retain.
/// This isn't plain Swift; it shows how fast an update could be at best.
struct CFunctionCell {
  typealias Rule = @convention(c) (UnsafeMutableRawPointer, Int) -> Int

  var value = 0
  let source: Int32
  let operand: Int32
  let rule: Rule

  static func plus(_ constant: Int, source: Int) -> CFunctionCell {
    CFunctionCell(source: Int32(source), operand: Int32(constant)) { memory, place in
      let cells = memory.assumingMemoryBound(to: CFunctionCell.self)
      return cells[Int(cells[place].source)].value &+ Int(cells[place].operand)
    }
  }

  /// Writes `input` to the first cell, runs the rules of all others in order, and returns the last value.
  static func update(_ cells: inout [CFunctionCell], _ input: Int) -> Int {
    cells.withUnsafeMutableBufferPointer { cells in
      update(cells, input)
      return cells[cells.count - 1].value
    }
  }

  /// Updates the cells, and returns the sum of all values but the first.
  static func updateAndSum(_ cells: inout [CFunctionCell], _ input: Int) -> Int {
    cells.withUnsafeMutableBufferPointer { cells in
      update(cells, input)
      return cells[1...].reduce(0) { $0 &+ $1.value }
    }
  }

  private static func update(_ cells: UnsafeMutableBufferPointer<CFunctionCell>, _ input: Int) {
    guard let block = UnsafeMutableRawPointer(cells.baseAddress) else { return }
    cells[0].value = input
    for place in 1..<cells.count { cells[place].value = cells[place].rule(block, place) }
  }
}
