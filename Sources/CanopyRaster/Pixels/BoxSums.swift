/// The sums of neighbors along rows or columns, which a blur divides by the number of neighbors.
///
/// Each sum adds up the previous sums, and only the last one is divided. Nothing is rounded in between, and a blur consists
/// mostly of additions.
struct BoxSums {
  /// The number of pixels on either side that each sum includes.
  let reaches: [Int]
  /// The number of pixels that the last sum includes, each counted as often as it contributes.
  let weight: Int

  init(_ reaches: [Int]) {
    self.reaches = reaches.filter { $0 > 0 }
    weight = reaches.reduce(1) { $0 * (2 * $1 + 1) }
  }

  /// The number of fractional bits of the numbers summed up along columns. A mean of many numbers needs fewer.
  var bits: Int { weight <= 1 << 16 ? 8 : 4 }

  /// Stores the means along rows, with the given number of fractional bits.
  func blurRows(of pixels: PixelBuffer, to means: UnsafeMutablePointer<UInt16>, _ row: Int, bits: Int) {
    let (count, channels) = (pixels.width, pixels.channels)
    withLines(of: count, zero: 0) { line, other in
      for y in 0..<pixels.height {
        for channel in 0..<channels {
          let (from, to) = (pixels.data + y * pixels.stride + channel, means + y * row + channel)
          for index in 0..<count { line[index] = Int(from[index * channels]) }
          let sums = sum(line, other, count)
          for index in 0..<count { to[index * channels] = mean(of: sums[index] << bits) }
        }
      }
    }
  }

  /// Replaces means, which have the given number of fractional bits, with the means along columns in units of 1/256.
  func blurColumns(of means: UnsafeMutablePointer<UInt16>, _ row: Int, _ count: Int, bits: Int) {
    withLines(of: count, zero: 0) { line, other in
      for column in means..<means + row {
        for index in 0..<count { line[index] = Int(column[index * row]) }
        let sums = sum(line, other, count)
        for index in 0..<count { column[index * row] = mean(of: sums[index] << (8 - bits)) }
      }
    }
  }

  /// The weight is odd, so no quotient is halfway between two integers.
  private func mean(of sum: Int) -> UInt16 { UInt16(truncatingIfNeeded: (sum + weight / 2) / weight) }

  /// Sums up `count` numbers, once for each reach, alternating between two lines. Returns the line with the last sums.
  private func sum(
    _ line: UnsafeMutablePointer<Int>, _ other: UnsafeMutablePointer<Int>, _ count: Int
  ) -> UnsafeMutablePointer<Int> {
    var (from, to) = (line, other)
    for reach in reaches {
      var sum = 0
      for index in 0..<reach { sum += from[index] }
      for index in 0..<count {
        sum += from[index + reach] - from[index - reach - 1]
        to[index] = sum
      }
      swap(&from, &to)
    }
    return from
  }

  /// Calls a closure with two lines for the given number of elements, with zeros on either side for the reach of a sum.
  func withLines<Number>(
    of count: Int, zero: Number,
    _ body: (_ line: UnsafeMutablePointer<Number>, _ other: UnsafeMutablePointer<Number>) -> Void
  ) {
    let margin = (reaches.max() ?? 0) + 1
    let size = count + 2 * margin
    withUnsafeTemporaryAllocation(of: Number.self, capacity: 2 * size) { memory in
      guard let start = memory.baseAddress else { return }
      start.initialize(repeating: zero, count: 2 * size)
      body(start + margin, start + size + margin)
    }
  }
}
