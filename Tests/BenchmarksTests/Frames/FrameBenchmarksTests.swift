import CanopyCore
import Testing

@testable import Benchmarks

/// Every benchmark of frames, small: its limit gives the same answers, and only what has changed is drawn.
@Suite struct FrameBenchmarksTests {
  @MainActor
  @Test(arguments: [
    FrameBenchmarks.oneText(of: 100, to: .damage), FrameBenchmarks.oneText(of: 100, to: .pixels),
    FrameBenchmarks.firstDisplay(of: 100), FrameBenchmarks.openWindow(rows: 20, isWarm: false),
    FrameBenchmarks.openWindow(rows: 20, isWarm: true),
    FrameBenchmarks.movingElements(10, among: 100, by: .offset),
    FrameBenchmarks.movingElements(10, among: 100, by: .rotation),
    FrameBenchmarks.movingElements(10, among: 100, by: .opacity),
    FrameBenchmarks.scrolledRows(1_000, to: .damage), FrameBenchmarks.scrolledRows(1_000, to: .pixels),
  ])
  func limitGivesTheSameResults(benchmark: Benchmark) {
    let contenders = benchmark.prepare()
    for round in [0, 1, 2, 7, 1_000_000] {
      contenders.beforeSubject?(round)
      let answer = contenders.subject(round)
      contenders.beforeLimit?(round)
      #expect(contenders.limit(round) == answer, "\(benchmark.name), round \(round)")
    }
  }

  @MainActor
  @Test(arguments: [100, 2_000])
  func oneTextIsDrawnForAnyNumberOfTexts(count: Int) {
    let contenders = FrameBenchmarks.oneText(of: count, to: .damage).prepare()
    _ = contenders.subject(1)
    DrawingCounters.elements = 0
    _ = contenders.subject(2)
    // The text, and those around it that have nothing else inside: its frame, and the root.
    #expect(DrawingCounters.elements <= 3)
  }

  @MainActor
  @Test(arguments: MovingEffect.allCases)
  func onlyMovingElementsAreDrawn(effect: MovingEffect) {
    let contenders = FrameBenchmarks.movingElements(10, among: 1_000, by: effect).prepare()
    _ = contenders.subject(1)
    DrawingCounters.elements = 0
    _ = contenders.subject(2)
    // Of each moving element its effect and its row; and what is around all rows.
    #expect(DrawingCounters.elements <= 45)
  }
}
