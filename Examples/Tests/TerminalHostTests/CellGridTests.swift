import Testing

@testable import TerminalHost

@Suite struct CellGridTests {
  @Test func onlyCellsThatDifferAreWritten() {
    let old = CellGrid(columns: 3, rows: 2)
    var new = old
    #expect(new.changes(since: old).isEmpty)
    new.write("x", row: 1)
    #expect(new.changes(since: old) == "\u{1B}[2;1H\u{1B}[38;2;255;255;255m\u{1B}[48;2;176;32;32mx")
  }

  @Test func neighborsShareTheirPlaceAndTheirColors() {
    let grid = CellGrid(columns: 2, rows: 2)
    let color = "\u{1B}[38;2;0;0;0m\u{1B}[48;2;0;0;0m"
    #expect(grid.changes(since: nil) == "\u{1B}[1;1H\(color)▀▀\u{1B}[2;1H▀▀")
    #expect(grid.changes(since: CellGrid(columns: 1, rows: 4)) == grid.changes(since: nil))
  }

  @Test func textThatDoesNotFitIsCut() {
    var grid = CellGrid(columns: 2, rows: 1)
    grid.write("long", row: 0)
    grid.write("below", row: 1)
    #expect(grid.cells.map(\.character) == ["l", "o"])
  }
}
