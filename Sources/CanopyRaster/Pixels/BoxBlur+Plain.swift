extension BoxBlur {
  /// Blurs `pixels` as `blur(_:)` does, but with numbers that are rounded once, at the end.
  func blurPlainly(_ pixels: PixelBuffer) {
    let channels = (0..<pixels.channels).map { sums(of: pixels, channel: $0) }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let values = channels.map { $0[y * pixels.width + x] }
        for (channel, value) in values.enumerated() {
          var value = value
          if isOpaque, values.count == 4 {
            // As small as what the fast way counts as nothing.
            value = values[3] < 0.5 / 256 ? 0 : value * 255 / values[3]
          }
          pixels.data[y * pixels.stride + x * pixels.channels + channel] = UInt8(min(value.rounded(), 255))
        }
      }
    }
  }

  private func sums(of pixels: PixelBuffer, channel: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: pixels.width * pixels.height)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        sums[y * pixels.width + x] = Double(pixels.data[y * pixels.stride + x * pixels.channels + channel])
      }
    }
    sums = Self.means(sums, count: pixels.width, step: 1, lines: pixels.height, apart: pixels.width, across)
    return Self.means(sums, count: pixels.height, step: pixels.width, lines: pixels.width, apart: 1, down)
  }

  /// Returns the means of the neighbors along lines of `count` numbers, one time for each reach.
  private static func means(
    _ numbers: [Double], count: Int, step: Int, lines: Int, apart: Int, _ reaches: [Int]
  ) -> [Double] {
    var (from, to) = (numbers, numbers)
    for reach in reaches where reach > 0 {
      for line in 0..<lines {
        let start = line * apart
        var sum = 0.0
        for index in 0..<min(reach, count) { sum += from[start + index * step] }
        for index in 0..<count {
          if index + reach < count { sum += from[start + (index + reach) * step] }
          if index > reach { sum -= from[start + (index - reach - 1) * step] }
          to[start + index * step] = sum / Double(2 * reach + 1)
        }
      }
      swap(&from, &to)
    }
    return from
  }
}
