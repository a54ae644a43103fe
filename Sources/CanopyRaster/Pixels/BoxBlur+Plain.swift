extension BoxBlur {
  /// Blurs `pixels` as `blur(_:)` does, but slowly: each pixel is a weighted sum of its neighbors, rounded once.
  ///
  /// - Complexity: The number of pixels times the reach of the blur.
  func blurPlainly(_ pixels: PixelBuffer) {
    let weights = weights
    var sums = [Double](repeating: 0, count: pixels.width * pixels.height)
    for channel in 0..<pixels.channels {
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          sums[y * pixels.width + x] = Double(pixels.data[y * pixels.stride + x * pixels.channels + channel])
        }
      }
      sums = Self.sums(sums, count: pixels.width, step: 1, lines: pixels.height, apart: pixels.width, weights)
      sums = Self.sums(sums, count: pixels.height, step: pixels.width, lines: pixels.width, apart: 1, weights)
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let value = min(sums[y * pixels.width + x].rounded(), 255)
          pixels.data[y * pixels.stride + x * pixels.channels + channel] = UInt8(value)
        }
      }
    }
  }

  /// What a pixel takes of itself, in the middle, and of its neighbors on both sides.
  private var weights: [Double] {
    reaches.reduce([1]) { weights, reach in
      var wider = [Double](repeating: 0, count: weights.count + 2 * reach)
      for (index, weight) in weights.enumerated() {
        for place in index...(index + 2 * reach) { wider[place] += weight / Double(2 * reach + 1) }
      }
      return wider
    }
  }

  /// Returns the weighted sums along lines of `count` numbers.
  private static func sums(
    _ numbers: [Double], count: Int, step: Int, lines: Int, apart: Int, _ weights: [Double]
  ) -> [Double] {
    var result = numbers
    let reach = weights.count / 2
    for line in 0..<lines {
      for index in 0..<count {
        var sum = 0.0
        for place in max(index - reach, 0)...min(index + reach, count - 1) {
          sum += weights[place - index + reach] * numbers[line * apart + place * step]
        }
        result[line * apart + index * step] = sum
      }
    }
    return result
  }
}
