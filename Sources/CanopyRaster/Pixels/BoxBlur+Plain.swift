extension BoxBlur {
  /// Blurs `pixels` to the bit as `blur(_:)` does, but sums up the neighbors of each pixel, and divides by their number.
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

  /// Returns a channel after all means, in 256ths.
  private func means(of pixels: PixelBuffer, channel: Int) -> [Int] {
    var means = [Int](repeating: 0, count: pixels.width * pixels.height)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        means[y * pixels.width + x] = Int(pixels.data[y * pixels.stride + x * pixels.channels + channel]) * 256
      }
    }
    means = Self.means(means, count: pixels.width, step: 1, lines: pixels.height, apart: pixels.width, across)
    return Self.means(means, count: pixels.height, step: pixels.width, lines: pixels.width, apart: 1, down)
  }

  /// Returns the means of the neighbors along lines of `count` numbers, one time for each reach.
  private static func means(
    _ numbers: [Int], count: Int, step: Int, lines: Int, apart: Int, _ reaches: [Int]
  ) -> [Int] {
    var (from, to) = (numbers, numbers)
    for reach in reaches where reach > 0 {
      for line in 0..<lines {
        let start = line * apart
        for index in 0..<count {
          var sum = 0
          for near in max(index - reach, 0)...min(index + reach, count - 1) { sum += from[start + near * step] }
          // Beyond the ends all is empty. No mean of an odd number is halfway between two numbers.
          to[start + index * step] = (sum + reach) / (2 * reach + 1)
        }
      }
      swap(&from, &to)
    }
    return from
  }
}
