/// A limit below the limit: cells whose rules are C functions over raw memory, with their constants beside them, which
/// nothing retains. No longer plain Swift, but how far down it could go.
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

  /// Writes the first cell and runs the rules of all others, in order; returns the last value.
  static func update(_ cells: inout [CFunctionCell], _ input: Int) -> Int {
    cells.withUnsafeMutableBufferPointer { cells in
      update(cells, input)
      return cells[cells.count - 1].value
    }
  }

  /// Updates the values and returns their sum.
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
