import Testing

@testable import Benchmarks

/// Both sides of each benchmark of drawing do what they say.
@MainActor @Suite struct DrawingBenchmarksTests {
  @Test(arguments: [1, 4, 40]) func framesDrawChangedItems(rows: Int) {
    let sides = DrawingBenchmarks.frame(rows).prepare()
    for round in 0..<3 {
      #expect(sides.subject(round) == rows)
      #expect(sides.limit(round) == rows)
    }
  }

  @Test(arguments: [true, false]) func stringsAreMeasured(isWarm: Bool) {
    let sides = DrawingBenchmarks.measuring(strings: 100, isWarm: isWarm).prepare()
    for round in 0..<3 {
      sides.beforeSubject?(round)
      sides.beforeLimit?(round)
      #expect(sides.subject(round) == 100)
      #expect(sides.limit(round) == 100)
    }
  }
}
