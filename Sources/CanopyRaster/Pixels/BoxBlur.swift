internal import Foundation

/// Blurs pixels with three box blurs, which can't be distinguished from a Gaussian blur by eye.
struct BoxBlur {
  /// The number of pixels on either side that each mean includes, along rows.
  let across: [Int]
  /// The number of pixels on either side that each mean includes, along columns.
  let down: [Int]
  /// A Boolean value that indicates whether to divide each pixel by its opacity, which makes every nonempty pixel opaque.
  let isOpaque: Bool

  /// - Parameter deviation: The standard deviation of the blur, along rows and along columns, in pixels.
  init(deviation: CGSize, isOpaque: Bool = false) {
    across = Self.reaches(deviation.width)
    down = Self.reaches(deviation.height)
    self.isOpaque = isOpaque
  }

  private static func reaches(_ deviation: CGFloat) -> [Int] {
    let deviation = deviation.isNaN ? 0 : Double(min(max(deviation, 0), 500))
    // Each mean includes an odd number of pixels. Together, they have the requested spread.
    let square = 12 * deviation * deviation
    var narrow = Int((square / 3 + 1).squareRoot())
    if narrow % 2 == 0 { narrow -= 1 }
    let (width, count) = (Double(narrow), 3.0)
    let narrowCount = ((square - count * width * width - 4 * count * width - 3 * count) / (-4 * width - 4)).rounded()
    return (0..<3).map { (Double($0) < narrowCount ? narrow : narrow + 2) / 2 }
  }

  var changesNothing: Bool { !isOpaque && (across + down).allSatisfy { $0 == 0 } }

  /// Blurs `pixels`. Pixels outside the edges count as transparent.
  func blur(_ pixels: PixelBuffer) {
    if changesNothing { return }
    // Four numbers are blurred at once, so the length of a row is a multiple of four.
    let row = (pixels.width * pixels.channels + 3) / 4 * 4
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: row * pixels.height) { memory in
      guard let means = memory.baseAddress else { return }
      means.initialize(repeating: 0, count: row * pixels.height)
      let (across, down) = (BoxSums(across), BoxSums(down))
      if across.isShort, down.isShort {
        across.blurFourRows(of: pixels, to: means, row, bits: down.bits)
        down.blurFourColumns(of: means, row, pixels.height, bits: down.bits)
      } else {
        across.blurRows(of: pixels, to: means, row, bits: down.bits)
        down.blurColumns(of: means, row, pixels.height, bits: down.bits)
      }
      for y in 0..<pixels.height { store(means + y * row, in: pixels.data + y * pixels.stride, of: pixels) }
    }
  }

  /// Stores a row of means in units of 1/256.
  private func store(_ means: UnsafePointer<UInt16>, in row: UnsafeMutablePointer<UInt8>, of pixels: PixelBuffer) {
    guard isOpaque, pixels.channels == 4 else {
      for index in 0..<pixels.width * pixels.channels {
        row[index] = UInt8(truncatingIfNeeded: (Int(means[index]) + 128) >> 8)
      }
      return
    }
    for pixel in stride(from: 0, to: pixels.width * 4, by: 4) {
      let opacity = Int(means[pixel + 3])
      for index in pixel..<pixel + 4 {
        row[index] =
          opacity > 0 ? UInt8(truncatingIfNeeded: min((Int(means[index]) * 255 + opacity / 2) / opacity, 255)) : 0
      }
    }
  }
}
