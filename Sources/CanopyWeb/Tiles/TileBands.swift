internal import Foundation

/// The rows of a tile, divided into bands that are separate pictures.
struct TileBands {
  /// Consecutive rows that are encoded in the same way.
  struct Band {
    var rows: Range<Int>
    let colors: Colors
  }

  enum Colors {
    case one
    case few(IndexedPixels)
    case many
  }

  /// The bands, from top to bottom.
  private(set) var bands: [Band] = []
  private let pixels: UnsafeBufferPointer<UInt32>
  private let width: Int
  private var height: Int { pixels.count / width }

  /// The minimum height for which a separate picture pays off, in pixels.
  private static var leastHeight: Int { 16 }

  /// - Parameter pixels: Rows of pixels, as 0xFFRRGGBB.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    (self.pixels, self.width) = (pixels, width)
    var row = 0
    while row < height {
      let count = rowsOfOneColor(from: row)
      if count >= Self.leastHeight {
        bands.append(Band(rows: row..<row + count, colors: .one))
        row += count
      } else {
        let end = nextRowsOfOneColor(after: row + count)
        addColored(row..<end)
        row = end
      }
    }
  }

  /// Returns the number of consecutive rows, starting at a row, that all have the same single color.
  private func rowsOfOneColor(from first: Int) -> Int {
    let color = pixels[first * width]
    var row = first
    while row < height, pixels[row * width] == color, hasOneColor(row) { row += 1 }
    return row - first
  }

  private func hasOneColor(_ row: Int) -> Bool {
    guard let start = pixels.baseAddress?.advanced(by: row * width) else { return true }
    return memcmp(start, start + 1, (width - 1) * MemoryLayout<UInt32>.size) == 0
  }

  /// Returns the next row at which enough rows for a band have a single color, or the height if there is none.
  private func nextRowsOfOneColor(after first: Int) -> Int {
    var row = first + 1
    while row < height {
      let count = rowsOfOneColor(from: row)
      if count >= Self.leastHeight { return row }
      row += max(count, 1)
    }
    return height
  }

  private mutating func addColored(_ rows: Range<Int>) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let indexed = IndexedPixels(Self.pixels(row..<rows.upperBound, of: pixels, width), width: width)
      if indexed.height >= min(Self.leastHeight, rows.upperBound - row) {
        bands.append(Band(rows: row..<row + indexed.height, colors: .few(indexed)))
        row += indexed.height
      } else {
        let end = min(row + Self.leastHeight, rows.upperBound)
        addColorful(row..<end)
        row = end
      }
    }
  }

  /// Adds rows with many colors, to the last band if it has the same kind.
  private mutating func addColorful(_ rows: Range<Int>) {
    if let last = bands.last, case .many = last.colors {
      bands[bands.count - 1].rows = last.rows.lowerBound..<rows.upperBound
    } else {
      bands.append(Band(rows: rows, colors: .many))
    }
  }

  fileprivate static func pixels(
    _ rows: Range<Int>, of pixels: UnsafeBufferPointer<UInt32>, _ width: Int
  ) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width])
  }
}

extension TileBands.Band {
  /// Returns the picture of the band. A band of a single color has one pixel.
  ///
  /// - Parameter pixels: The pixels of the entire tile.
  func file(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> PNGFile {
    let own = TileBands.pixels(rows, of: pixels, width)
    return switch colors {
    case .one: PNGFile(UnsafeBufferPointer(rebasing: own.prefix(1)), width: 1)
    case .few(let indexed): PNGFile(indexed, width: width)
    case .many: PNGFile(own, width: width)
    }
  }
}
