import Testing

@testable import Benchmarks

/// Every benchmark of the engine, small: its limit gives the same answers.
@Suite struct GraphBenchmarksTests {
  private static var small: [Benchmark] {
    [
      GraphBenchmarks.broad(20), GraphBenchmarks.deep(20), GraphBenchmarks.grid(6), GraphBenchmarks.unstable(3_000),
      GraphBenchmarks.cutOff(20), GraphBenchmarks.marking(20), GraphBenchmarks.buildBroad(20),
      GraphBenchmarks.buildDeep(20), GraphBenchmarks.createAndFree(20), GraphBenchmarks.tracing(20, isOn: true),
      GraphBenchmarks.tracing(20, isOn: false), GraphBenchmarks.broadAgainstC(20), GraphBenchmarks.deepAgainstC(20),
    ]
  }

  @MainActor
  @Test(arguments: small.indices)
  func limitGivesTheSameResults(index: Int) {
    let contenders = Self.small[index].prepare()
    for round in [-1, 0, 1, 2, 2, 7, 1_000_000] {
      contenders.beforeSubject?(round)
      #expect(contenders.subject(round) == contenders.limit(round), "\(Self.small[index].name), round \(round)")
    }
  }

  @Test func allKindsOfBenchmarksRun() {
    #expect(Set(Self.small.map(\.name)) == Set(GraphBenchmarks.all.map(\.name)))
  }
}
