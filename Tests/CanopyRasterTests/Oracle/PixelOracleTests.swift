import Testing

/// What is drawn with masks, kept layouts, and colors put on pixels directly looks as if Cairo alone had drawn it.
@MainActor @Suite struct PixelOracleTests {
  /// Set to true to compare 20,000 lists, best in an optimized build: it takes minutes.
  nonisolated private static let comparesAll = false

  @Test(
    "Lists drawn the fast way look as they do the plain way",
    .disabled("Finds differences that are still to be explained: in 8 of 10 parts of the random lists."),
    arguments: 0..<10)
  func fastAndPlainAgree(part: UInt64) {
    var oracle = PixelOracle()
    for seed in (part * 15)..<(part * 15 + 15) { oracle.compare(seed: seed) }
    #expect(oracle.lists == 30)
    #expect(oracle.difference == nil)
  }

  @Test("20,000 lists drawn the fast way look as they do the plain way", .enabled(if: comparesAll), arguments: 0..<100)
  func manyListsAgree(part: UInt64) {
    var oracle = PixelOracle()
    for seed in (part * 100)..<(part * 100 + 100) { oracle.compare(seed: seed) }
    #expect(oracle.lists == 200)
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
