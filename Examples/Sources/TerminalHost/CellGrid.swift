import CanopyHosting

/// The cells of a terminal: two pixels each, or a character.
struct CellGrid: Equatable {
  struct Cell: Equatable {
    /// The color of the upper pixel and of a character, and that below.
    var (upper, lower): (UInt32, UInt32) = (0, 0)
    var character: Character = "▀"
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Draws what has changed in a frame.
  mutating func draw(_ frame: HostFrame) {
    let rows = (frame.height + 1) / 2
    if (frame.width, rows) != (columns, self.rows) { self = CellGrid(columns: frame.width, rows: rows) }
    for area in frame.changes {
      let pixels = frame.pixels(in: area)
      for pixel in 0..<area.width * area.height {
        let (x, y) = (area.x + pixel % area.width, area.y + pixel / area.width)
        let color = pixels[pixel * 4..<pixel * 4 + 3].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        cells[y / 2 * columns + x][keyPath: y % 2 == 0 ? \Cell.upper : \Cell.lower] = color
      }
    }
  }

  /// Writes a line of text.
  mutating func write(_ text: String, row: Int) {
    for (column, character) in text.prefix(columns).enumerated() where row < rows {
      cells[row * columns + column] = Cell(upper: 0xFFFFFF, lower: 0xB02020, character: character)
    }
  }

  /// Returns what a terminal is sent so that it shows these cells instead of others: nothing but the cells that differ.
  func changes(since old: CellGrid?) -> String {
    let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0.cells : nil }
    var (text, next, last) = ("", -1, Cell?.none)
    for (place, cell) in cells.enumerated() where known?[place] != cell {
      // A character may be wider than a cell, so the place is said again behind one.
      if place != next || place % columns == 0 { text += "\u{1B}[\(place / columns + 1);\(place % columns + 1)H" }
      if cell.upper != last?.upper { text += "\u{1B}[38;2;\(Self.numbers(cell.upper))m" }
      if cell.lower != last?.lower { text += "\u{1B}[48;2;\(Self.numbers(cell.lower))m" }
      text.append(cell.character)
      (last, next) = (cell, cell.character == "▀" ? place + 1 : -1)
    }
    return text
  }

  private static func numbers(_ color: UInt32) -> String { "\(color >> 16);\(color >> 8 & 255);\(color & 255)" }
}
