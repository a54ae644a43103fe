internal import Foundation

/// Blurs pixels: three times the mean of the neighbours comes as near to a Gaussian as eyes can see.
struct BoxBlur {
  /// How many pixels each mean reaches to both sides.
  let reaches: [Int]

  /// - Parameter deviation: How far the blur reaches in one standard deviation, in pixels.
  init(deviation: CGFloat) {
    let deviation = deviation.isNaN ? 0 : Double(min(max(deviation, 0), 500))
    // Means of an odd number of pixels, so chosen that together they spread as much as asked for.
    let square = 12 * deviation * deviation
    var narrow = Int((square / 3 + 1).squareRoot())
    if narrow % 2 == 0 { narrow -= 1 }
    let (width, count) = (Double(narrow), 3.0)
    let narrowCount = ((square - count * width * width - 4 * count * width - 3 * count) / (-4 * width - 4)).rounded()
    reaches = (0..<3).map { (Double($0) < narrowCount ? narrow : narrow + 2) / 2 }
  }

  var changesNothing: Bool { reaches.allSatisfy { $0 == 0 } }

  /// Blurs `pixels`; what is around them counts as empty.
  func blur(_ pixels: PixelBuffer) {
    if changesNothing { return }
    let longest = max(pixels.width, pixels.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * longest * pixels.channels) { memory in
      guard let first = memory.baseAddress else { return }
      let lines = (first, first + longest * pixels.channels)
      for y in 0..<pixels.height {
        blurLine(pixels.data + y * pixels.stride, pixels.width, pixels.channels, pixels.channels, lines)
      }
      for x in 0..<pixels.width {
        blurLine(pixels.data + x * pixels.channels, pixels.height, pixels.stride, pixels.channels, lines)
      }
    }
  }

  private typealias Bytes = UnsafeMutablePointer<UInt8>

  /// Blurs `count` pixels, `step` bytes apart, with the help of memory for two lines.
  private func blurLine(_ pixels: Bytes, _ count: Int, _ step: Int, _ channels: Int, _ lines: (Bytes, Bytes)) {
    var (from, to) = lines
    for index in 0..<count {
      for channel in 0..<channels { from[index * channels + channel] = pixels[index * step + channel] }
    }
    for reach in reaches where reach > 0 {
      for channel in 0..<channels { Self.means(from + channel, to + channel, count, channels, reach) }
      swap(&from, &to)
    }
    for index in 0..<count {
      for channel in 0..<channels { pixels[index * step + channel] = from[index * channels + channel] }
    }
  }

  private static func means(_ from: Bytes, _ to: Bytes, _ count: Int, _ step: Int, _ reach: Int) {
    // Division by multiplication: exact enough for bytes.
    let factor = (1 << 22) / (2 * reach + 1)
    var sum = 0
    for index in 0..<min(reach, count) { sum += Int(from[index * step]) }
    for index in 0..<count {
      if index + reach < count { sum += Int(from[(index + reach) * step]) }
      if index > reach { sum -= Int(from[(index - reach - 1) * step]) }
      to[index * step] = UInt8(truncatingIfNeeded: min((sum * factor + (1 << 21)) >> 22, 255))
    }
  }
}
