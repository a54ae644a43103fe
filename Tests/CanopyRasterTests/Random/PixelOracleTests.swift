import RandomTestSupport
import Testing

/// What is drawn with masks, kept layouts, and colors put on pixels directly looks as if Cairo alone had drawn it.
@MainActor @Suite struct PixelOracleTests {
  /// The number of seeds in each part: fewer where code isn't optimized. 1,000 of them compare 20,000 lists, in ten minutes.
  private static var seedsOfAPart: UInt64 {
    #if DEBUG
      2
    #else
      15
    #endif
  }

  @Test("Lists drawn the fast way look as they do the plain way", arguments: Rounds.some(of: 0..<10))
  func fastAndPlainDrawingAgree(part: UInt64) {
    let first = part * Self.seedsOfAPart
    var oracle = PixelOracle()
    for seed in first..<(first + Self.seedsOfAPart) { oracle.compare(seed: seed) }
    #expect(oracle.lists == 2 * Int(Self.seedsOfAPart))
    #expect(oracle.difference == nil)
  }

  @Test("A comparison allows 2 of 255, and on edges what is between the neighbors")
  func comparisonHasATolerance() {
    func compare(_ value: UInt8, _ expected: [UInt8]) -> Bool {
      var pixels = expected.flatMap { [$0, $0, $0, 255] as [UInt8] }
      let right = pixels
      pixels[4] = value
      var comparison = PixelComparison()
      comparison.add(pixels, right, width: 3)
      return comparison.agrees
    }
    #expect(compare(102, [100, 100, 100]) && compare(98, [100, 100, 100]))
    #expect(!compare(103, [100, 100, 100]) && !compare(97, [100, 100, 100]))
    #expect(compare(30, [0, 100, 255]) && !compare(200, [50, 100, 150]))
  }
}
