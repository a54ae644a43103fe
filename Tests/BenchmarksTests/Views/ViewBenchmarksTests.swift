import Testing

@testable import Benchmarks

/// Every benchmark of views, small: its limit gives the same answers, and only the bodies that must run do.
@Suite struct ViewBenchmarksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let benchmark: Benchmark
    /// How many bodies one round runs.
    let bodies: Int

    var testDescription: String { benchmark.name }
  }

  static let small = [
    Case(benchmark: ViewBenchmarks.memory(rows: 200), bodies: 203),
    Case(benchmark: ViewBenchmarks.mount(rows: 200, isLaidOut: false), bodies: 203),
    Case(benchmark: ViewBenchmarks.mount(rows: 200, isLaidOut: true), bodies: 203),
    // The root, whose state the theme is, and the readers.
    Case(benchmark: ViewBenchmarks.oneReader(rows: 200), bodies: 2),
    Case(benchmark: ViewBenchmarks.oneDeepReader(rows: 200), bodies: 2),
    Case(benchmark: ViewBenchmarks.readerInEachGroup(rows: 200), bodies: 3),
    Case(benchmark: ViewBenchmarks.readerInEachRow(rows: 200), bodies: 201),
    Case(benchmark: ViewBenchmarks.nestedOverrides(20), bodies: 2),
    Case(benchmark: ViewBenchmarks.leafState(rows: 200), bodies: 1),
    Case(benchmark: ViewBenchmarks.leafStateOfNewSize(rows: 200), bodies: 1),
    // The sheet's content and its rows, and nothing behind.
    Case(benchmark: ViewBenchmarks.sheetOverText(), bodies: 101),
    Case(benchmark: ViewBenchmarks.sheet(over: 200), bodies: 101),
    // As many rows as a window shows, whatever their number.
    Case(benchmark: ViewBenchmarks.lazyMount(rows: 10_000), bodies: 49),
    Case(benchmark: ViewBenchmarks.lazyScroll(rows: 10_000), bodies: 30),
    Case(benchmark: ViewBenchmarks.textRows(20), bodies: 1),
    Case(benchmark: ViewBenchmarks.keyedList(.insertFront, rows: 30), bodies: 2),
    Case(benchmark: ViewBenchmarks.keyedList(.removeMiddle, rows: 30), bodies: 1),
    Case(benchmark: ViewBenchmarks.keyedList(.shuffle, rows: 30), bodies: 1),
  ]

  @MainActor
  @Test(arguments: small)
  func limitGivesTheSameResults(small: Case) {
    let contenders = small.benchmark.prepare()
    for round in [-1, 0, 1, 2, 7, 1_000_000] {
      contenders.beforeSubject?(round)
      let answer = contenders.subject(round)
      contenders.beforeLimit?(round)
      #expect(contenders.limit(round) == answer, "round \(round)")
    }
  }

  @MainActor
  @Test(arguments: small)
  func roundRunsTheExpectedBodies(small: Case) {
    let contenders = small.benchmark.prepare()
    for round in 1...3 {
      contenders.beforeSubject?(round)
      Probe.bodies = 0
      _ = contenders.subject(round)
      #expect(Probe.bodies == small.bodies, "round \(round)")
    }
  }

  @Test func allKindsOfBenchmarksRun() {
    #expect(Set(Self.small.map(\.benchmark.name)) == Set(ViewBenchmarks.all.map(\.name)))
  }

  @Test func memoryIsMeasuredFirst() {
    #expect(Benchmarks.all.first?.unit == .bytesPerRow)
    #expect(Benchmarks.all.dropFirst().allSatisfy { $0.unit != .bytesPerRow })
  }

  @Test func singleChangeIsMeasuredInThreeTreeSizes() {
    for change in [ViewBenchmarks.oneReader(rows: 100), ViewBenchmarks.leafState(rows: 100)] {
      let sizes = ViewBenchmarks.all.filter { $0.name == change.name }.map(\.size)
      #expect(Set(sizes) == [1_000, 10_000, 100_000])
    }
  }
}
