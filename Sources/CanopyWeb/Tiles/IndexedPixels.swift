/// Rows of pixels with few colors: one byte per pixel, and the table of colors.
///
/// This leaves only a third of the bytes to compress. Text on a plain background has about two hundred colors; pictures have
/// more.
struct IndexedPixels {
  /// The colors, as 0xFFRRGGBB.
  let colors: [UInt32]
  /// The indices of the pixels' colors, row by row, with a zero before each row, in the format of ``PNGFile``.
  let rows: [UInt8]
  /// The number of initial rows that together have at most 256 colors.
  let height: Int

  /// - Parameter pixels: Rows of pixels, as 0xFFRRGGBB.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    let rowCount = pixels.count / width
    var table = ColorTable()
    var height = 0
    // Safe because each counted row is written.
    rows = [UInt8](unsafeUninitializedCapacity: rowCount * (width + 1)) { target, count in
      while height < rowCount, table.write(pixels, from: height * width, count: width, to: target, at: count) {
        height += 1
        count += width + 1
      }
    }
    self.height = height
    colors = table.colors
  }
}

/// A table of at most 256 colors.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// A hash table of colors: the index of a color plus 1, or 0 for a free slot.
  private var places = [UInt16](repeating: 0, count: 1024)

  /// Writes the color indices of pixels after a zero.
  ///
  /// - Returns: False if there are too many colors.
  mutating func write(
    _ pixels: UnsafeBufferPointer<UInt32>, from first: Int, count: Int, to target: UnsafeMutableBufferPointer<UInt8>,
    at place: Int
  ) -> Bool {
    target[place] = 0
    let (pixels, numbers) = (UnsafeBufferPointer(rebasing: pixels[first..<first + count]), target[(place + 1)...])
    guard let start = UnsafeRawPointer(pixels.baseAddress) else { return true }
    let written = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: numbers))
    var (last, lastNumber) = (~pixels[0], UInt8(0))
    var column = 0
    while column < count {
      // Most pixels equal the previous one, so four are compared at a time.
      while column + 4 <= count, Self.areFour(last, at: start + column * 4) {
        written.storeBytes(of: UInt32(lastNumber) &* 0x0101_0101, toByteOffset: column, as: UInt32.self)
        column += 4
      }
      guard column < count else { break }
      let color = pixels[column]
      if color != last {
        guard let number = number(of: color) else { return false }
        (last, lastNumber) = (color, number)
      }
      written[column] = lastNumber
      column += 1
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the next four pixels all have the given color.
  private static func areFour(_ color: UInt32, at pixels: UnsafeRawPointer) -> Bool {
    let two = UInt64(color) << 32 | UInt64(color)
    return pixels.loadUnaligned(as: UInt64.self) == two
      && pixels.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == two
  }

  private mutating func number(of color: UInt32) -> UInt8? {
    var place = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if colors[number] == color { return UInt8(number) }
      place = (place + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    places[place] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
