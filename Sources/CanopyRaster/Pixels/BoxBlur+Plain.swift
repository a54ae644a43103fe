extension BoxBlur {
  /// Blurs `pixels` with exactly the same result as `blur(_:)`, but by summing up the neighbors of each pixel and dividing by
  /// their number.
  func blurPlainly(_ pixels: PixelBuffer) {
    let channels = (0..<pixels.channels).map { means(of: pixels, channel: $0) }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let values = channels.map { $0[y * pixels.width + x] }
        for (channel, mean) in values.enumerated() {
          var value = (mean + 128) / 256
          if isOpaque, values.count == 4 {
            value = values[3] > 0 ? min((mean * 255 + values[3] / 2) / values[3], 255) : 0
          }
          pixels.data[y * pixels.stride + x * pixels.channels + channel] = UInt8(value)
        }
      }
    }
  }

  /// Returns a channel after all means, in units of 1/256.
  private func means(of pixels: PixelBuffer, channel: Int) -> [Int] {
    let (width, height) = (pixels.width, pixels.height)
    let bits = BoxSums(down).bits
    var numbers = [Int](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        numbers[y * width + x] = Int(pixels.data[y * pixels.stride + x * pixels.channels + channel])
      }
    }
    let rows = Self.sums(numbers, count: width, step: 1, lines: height, apart: width, across)
    numbers = rows.map { Self.quotient($0 << bits, across) }
    let columns = Self.sums(numbers, count: height, step: width, lines: width, apart: 1, down)
    return columns.map { Self.quotient($0 << (8 - bits), down) }
  }

  /// Divides a sum by the number of neighbors. Because that number is odd, no quotient is halfway between two integers.
  private static func quotient(_ sum: Int, _ reaches: [Int]) -> Int {
    let weight = reaches.reduce(1) { $0 * (2 * $1 + 1) }
    return (sum + weight / 2) / weight
  }

  /// Returns the sums of the neighbors along lines of `count` numbers, computed once for each reach.
  private static func sums(
    _ numbers: [Int], count: Int, step: Int, lines: Int, apart: Int, _ reaches: [Int]
  ) -> [Int] {
    var (from, to) = (numbers, numbers)
    for reach in reaches where reach > 0 {
      for line in 0..<lines {
        let start = line * apart
        for index in 0..<count {
          var sum = 0
          for near in max(index - reach, 0)...min(index + reach, count - 1) { sum += from[start + near * step] }
          to[start + index * step] = sum
        }
      }
      swap(&from, &to)
    }
    return from
  }
}
