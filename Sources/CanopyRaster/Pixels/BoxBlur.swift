internal import Foundation

/// Blurs pixels: three box blurs can't be distinguished from a Gaussian blur by eye.
struct BoxBlur {
  /// The number of pixels that each mean reaches to both sides, along rows.
  let across: [Int]
  /// The number of pixels that each mean reaches to both sides, along columns.
  let down: [Int]
  /// A Boolean value that indicates whether each pixel is divided by its opacity, which makes every nonempty pixel opaque.
  let isOpaque: Bool

  /// - Parameter deviation: The standard deviation of the blur, along rows and along columns, in pixels.
  init(deviation: CGSize, isOpaque: Bool = false) {
    across = Self.reaches(deviation.width)
    down = Self.reaches(deviation.height)
    self.isOpaque = isOpaque
  }

  private static func reaches(_ deviation: CGFloat) -> [Int] {
    let deviation = deviation.isNaN ? 0 : Double(min(max(deviation, 0), 500))
    // Means of an odd number of pixels, so chosen that together they spread as much as asked for.
    let square = 12 * deviation * deviation
    var narrow = Int((square / 3 + 1).squareRoot())
    if narrow % 2 == 0 { narrow -= 1 }
    let (width, count) = (Double(narrow), 3.0)
    let narrowCount = ((square - count * width * width - 4 * count * width - 3 * count) / (-4 * width - 4)).rounded()
    return (0..<3).map { (Double($0) < narrowCount ? narrow : narrow + 2) / 2 }
  }

  var changesNothing: Bool { !isOpaque && (across + down).allSatisfy { $0 == 0 } }

  /// Blurs `pixels`. Pixels beyond the edges count as transparent.
  func blur(_ pixels: PixelBuffer) {
    if changesNothing { return }
    let (channels, row) = (pixels.channels, pixels.width * pixels.channels)
    // Each mean is rounded to a 256th of a byte's step: rounding to bytes each time would add up.
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: row * pixels.height) { memory in
      guard let means = memory.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * max(row, pixels.height * channels)) { memory in
        guard let line = memory.baseAddress else { return }
        for y in 0..<pixels.height {
          let from = pixels.data + y * pixels.stride
          for index in 0..<row { line[index] = UInt16(from[index]) << 8 }
          let blurred = Self.blur(line, pixels.width, channels, across)
          (means + y * row).update(from: blurred, count: row)
        }
        for x in 0..<pixels.width {
          let from = means + x * channels
          for y in 0..<pixels.height {
            for channel in 0..<channels { line[y * channels + channel] = from[y * row + channel] }
          }
          let blurred = Self.blur(line, pixels.height, channels, down)
          let to = pixels.data + x * channels
          for y in 0..<pixels.height { store(blurred + y * channels, channels, at: to + y * pixels.stride) }
        }
      }
    }
  }

  private typealias Means = UnsafeMutablePointer<UInt16>

  /// Blurs `count` pixels in memory that has room for twice as many. Returns where they are then.
  private static func blur(_ line: Means, _ count: Int, _ channels: Int, _ reaches: [Int]) -> Means {
    var (from, to) = (line, line + count * channels)
    for reach in reaches where reach > 0 {
      if channels == 4, reach <= mostOfColors {
        meansOfColors(from, to, count, reach)
      } else {
        for channel in 0..<channels { means(from + channel, to + channel, count, channels, reach) }
      }
      swap(&from, &to)
    }
    return from
  }

  private static func means(_ from: Means, _ to: Means, _ count: Int, _ step: Int, _ reach: Int) {
    // Division by multiplication, with as many bits as rounding to the nearest number takes for the longest means.
    let factor = (1 << 40) / (2 * reach + 1)
    var sum = 0
    for index in 0..<min(reach, count) { sum += Int(from[index * step]) }
    for index in 0..<count {
      if index + reach < count { sum += Int(from[(index + reach) * step]) }
      if index > reach { sum -= Int(from[(index - reach - 1) * step]) }
      to[index * step] = UInt16(truncatingIfNeeded: (sum * factor + (1 << 39)) >> 40)
    }
  }

  /// The longest reach for which `meansOfColors` is exact, and quicker than `means` for each channel.
  #if DEBUG
    // Without optimization it never is quicker, because each step of a vector calls a generic function.
    private static let mostOfColors = 0
  #else
    private static let mostOfColors = 40
  #endif

  /// Returns the same as `means` for four channels at once.
  ///
  /// A quotient of floating-point numbers has the same whole part as that of integers, because half is added to the sum: it is never
  /// near a whole number. Adding 2²³ leaves the whole part in the lowest bits, without a conversion that may trap.
  private static func meansOfColors(_ from: Means, _ to: Means, _ count: Int, _ reach: Int) {
    let (source, target) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
    func pixel(_ index: Int) -> SIMD4<UInt32> {
      SIMD4<UInt32>(truncatingIfNeeded: source.loadUnaligned(fromByteOffset: index * 8, as: SIMD4<UInt16>.self))
    }
    let factor = SIMD4<Float>(repeating: 1 / Float(2 * reach + 1))
    let half = SIMD4<Float>(repeating: Float(reach) + 0.5)
    let whole = SIMD4<Float>(repeating: 8_388_608)
    let bits = SIMD4<UInt32>(repeating: 0x4B00_0000)
    var sum = SIMD4<UInt32>.zero
    for index in 0..<min(reach, count) { sum &+= pixel(index) }
    for index in 0..<count {
      if index + reach < count { sum &+= pixel(index + reach) }
      if index > reach { sum &-= pixel(index - reach - 1) }
      let mean = (unsafeBitCast(sum | bits, to: SIMD4<Float>.self) - whole + half) * factor
      let rounded = unsafeBitCast(mean - 0.5 + whole, to: SIMD4<UInt32>.self)
      target.storeBytes(
        of: SIMD4<UInt16>(truncatingIfNeeded: rounded), toByteOffset: index * 8, as: SIMD4<UInt16>.self)
    }
  }

  @inline(__always)
  private func store(_ pixel: Means, _ channels: Int, at place: UnsafeMutablePointer<UInt8>) {
    guard isOpaque, channels == 4 else {
      for channel in 0..<channels { place[channel] = UInt8(truncatingIfNeeded: (Int(pixel[channel]) + 128) >> 8) }
      return
    }
    let opacity = Int(pixel[3])
    for channel in 0..<4 {
      place[channel] =
        opacity > 0 ? UInt8(truncatingIfNeeded: min((Int(pixel[channel]) * 255 + opacity / 2) / opacity, 255)) : 0
    }
  }
}
