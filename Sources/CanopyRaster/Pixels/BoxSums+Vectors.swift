/// Computes exactly the same results for four numbers at once: the channels of a pixel, four rows of opacities, or four
/// columns.
extension BoxSums {
  /// A Boolean value that indicates whether all sums fit into 32 bits.
  var isShort: Bool {
    #if DEBUG
      // Without optimization, each vector operation calls a generic function, so single numbers are faster.
      false
    #else
      weight <= 1 << 20
    #endif
  }

  private typealias Sums = SIMD4<UInt32>
  private typealias Line = UnsafeMutablePointer<Sums>

  /// Stores the means along rows, with the given number of fractional bits.
  func blurFourRows(of pixels: PixelBuffer, to means: UnsafeMutablePointer<UInt16>, _ row: Int, bits: Int) {
    let factor = Double(1 << bits) / Double(weight)
    withLines(of: pixels.width, zero: Sums.zero) { line, other in
      if pixels.channels == 4 {
        for y in 0..<pixels.height { blurColors(pixels, y, to: means + y * row, factor, line, other) }
      } else {
        for y in stride(from: 0, to: pixels.height, by: 4) { blurFour(pixels, y, to: means, row, factor, line, other) }
      }
    }
  }

  @inline(__always)
  private func blurColors(
    _ pixels: PixelBuffer, _ y: Int, to means: UnsafeMutablePointer<UInt16>, _ factor: Double, _ line: Line,
    _ other: Line
  ) {
    let (from, to) = (UnsafeRawPointer(pixels.data + y * pixels.stride), UnsafeMutableRawPointer(means))
    for index in 0..<pixels.width {
      line[index] = Sums(truncatingIfNeeded: from.loadUnaligned(fromByteOffset: index * 4, as: SIMD4<UInt8>.self))
    }
    let sums = sum(line, other, pixels.width)
    for index in 0..<pixels.width {
      to.storeBytes(of: mean(of: sums[index], factor), toByteOffset: index * 8, as: SIMD4<UInt16>.self)
    }
  }

  @inline(__always)
  private func blurFour(
    _ pixels: PixelBuffer, _ y: Int, to means: UnsafeMutablePointer<UInt16>, _ row: Int, _ factor: Double, _ line: Line,
    _ other: Line
  ) {
    // If fewer than four rows are left, the last one is repeated in place of the others.
    let last = pixels.height - 1
    let rows = (y, min(y + 1, last), min(y + 2, last), min(y + 3, last))
    let (from, step) = (pixels.data, pixels.stride)
    for index in 0..<pixels.width {
      line[index] = Sums(
        UInt32(from[rows.0 * step + index]), UInt32(from[rows.1 * step + index]),
        UInt32(from[rows.2 * step + index]), UInt32(from[rows.3 * step + index]))
    }
    let sums = sum(line, other, pixels.width)
    for index in 0..<pixels.width {
      let mean = mean(of: sums[index], factor)
      (means[rows.0 * row + index], means[rows.1 * row + index]) = (mean[0], mean[1])
      (means[rows.2 * row + index], means[rows.3 * row + index]) = (mean[2], mean[3])
    }
  }

  /// Replaces means, which have the given number of fractional bits, with the means along columns in units of 1/256.
  ///
  /// - Parameter row: The number of columns, a multiple of four.
  func blurFourColumns(of means: UnsafeMutablePointer<UInt16>, _ row: Int, _ count: Int, bits: Int) {
    let factor = Double(1 << (8 - bits)) / Double(weight)
    withLines(of: count, zero: Sums.zero) { line, other in
      for column in stride(from: 0, to: row, by: 4) {
        let columns = UnsafeMutableRawPointer(means + column)
        for index in 0..<count {
          line[index] = Sums(
            truncatingIfNeeded: columns.loadUnaligned(fromByteOffset: index * row * 2, as: SIMD4<UInt16>.self))
        }
        let sums = sum(line, other, count)
        for index in 0..<count {
          columns.storeBytes(of: mean(of: sums[index], factor), toByteOffset: index * row * 2, as: SIMD4<UInt16>.self)
        }
      }
    }
  }

  /// Returns sums multiplied by a factor, rounded.
  ///
  /// The 53 bits of floating-point numbers are precise enough, because the distance of a product from the midpoint between two
  /// integers is never less than half of the weight's reciprocal. Adding 2⁵² leaves the rounded integer in the lowest bits,
  /// without a conversion that could trap.
  @inline(__always)
  private func mean(of sums: Sums, _ factor: Double) -> SIMD4<UInt16> {
    let whole = SIMD4<Double>(repeating: 4_503_599_627_370_496)
    let bits = SIMD4<UInt64>(repeating: 0x4330_0000_0000_0000)
    let numbers = unsafeBitCast(SIMD4<UInt64>(truncatingIfNeeded: sums) | bits, to: SIMD4<Double>.self) - whole
    return SIMD4<UInt16>(truncatingIfNeeded: unsafeBitCast(numbers * factor + whole, to: SIMD4<UInt64>.self))
  }

  private func sum(_ line: Line, _ other: Line, _ count: Int) -> Line {
    var (from, to) = (line, other)
    for reach in reaches {
      var sum = Sums.zero
      for index in 0..<reach { sum &+= from[index] }
      for index in 0..<count {
        sum &+= from[index + reach] &- from[index - reach - 1]
        to[index] = sum
      }
      swap(&from, &to)
    }
    return from
  }
}
