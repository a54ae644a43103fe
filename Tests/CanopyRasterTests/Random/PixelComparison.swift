/// How far the pixels of a picture are from those of another that says what is right.
///
/// Away from antialiased edges, each channel may be 2 of 255 off. On an edge, the right picture says only between which
/// colors a pixel is: an edge pixel is one whose 3 × 3 neighbors differ among themselves, and it may have any value among
/// theirs. Both are one rule: a channel is at most 2 below the least, or above the greatest value of the 3 × 3 pixels
/// around it in the right picture.
struct PixelComparison {
  static let tolerance = 2

  /// The number of channels compared.
  private(set) var channels = 0
  /// The number of channels that are not equal.
  private(set) var unequal = 0
  /// The number of channels that are off by more than the tolerance, but on an edge.
  private(set) var offOnEdges = 0
  /// The number of channels that are off.
  private(set) var off = 0
  /// How far any channel is outside of its neighbors' range.
  private(set) var worst = 0
  /// The first pixel that is off: its column and row.
  private(set) var firstOff: (x: Int, y: Int)?

  var agrees: Bool { off == 0 }

  mutating func add(_ pixels: [UInt8], _ expected: [UInt8], width: Int) {
    channels += expected.count
    guard pixels.count == expected.count else { return off += expected.count }
    if pixels == expected { return }
    let (stride, height) = (width * 4, expected.count / (width * 4))
    for index in expected.indices where pixels[index] != expected[index] {
      unequal += 1
      if abs(Int(pixels[index]) - Int(expected[index])) <= Self.tolerance { continue }
      let (x, y) = (index % stride / 4, index / stride)
      var (least, most) = (255, 0)
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
          let value = Int(expected[row * stride + column * 4 + index % 4])
          (least, most) = (min(least, value), max(most, value))
        }
      }
      let distance = max(least - Int(pixels[index]), Int(pixels[index]) - most)
      worst = max(worst, distance)
      if distance <= Self.tolerance {
        offOnEdges += 1
      } else {
        off += 1
        firstOff = firstOff ?? (x, y)
      }
    }
  }
}
