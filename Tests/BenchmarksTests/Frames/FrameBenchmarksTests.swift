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
    FrameBenchmarks.moving(.sheet, rows: 50, to: .damage), FrameBenchmarks.moving(.cover, rows: 50, to: .pixels),
    FrameBenchmarks.moving(.popover, rows: 50, to: .damage), FrameBenchmarks.moving(.alert, rows: 50, to: .pixels),
    FrameBenchmarks.draggedSheet(in: .phone, rows: 50, to: .pixels),
    FrameBenchmarks.draggedSheet(in: .desktop, rows: 50, to: .damage),
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

  @MainActor
  @Test(arguments: MovingPresentation.allCases)
  func noElementIsDrawnAgainWhileAPresentationMoves(kind: MovingPresentation) {
    let contenders = FrameBenchmarks.moving(kind, rows: 1_000, to: .damage).prepare()
    for round in 0..<4 { _ = contenders.subject(round) }
    (DrawingCounters.elements, Probe.bodies) = (0, 0)
    for round in 4..<12 { _ = contenders.subject(round) }
    #expect(DrawingCounters.elements == 0)
    #expect(Probe.bodies == 0)
  }

  @MainActor
  @Test func draggingASheetDrawsOnlyWhatItsHeightConcerns() {
    let contenders = FrameBenchmarks.draggedSheet(in: .desktop, rows: 1_000, to: .damage).prepare()
    for round in 0..<4 { _ = contenders.subject(round) }
    (DrawingCounters.elements, Probe.bodies) = (0, 0)
    for round in 4..<12 { _ = contenders.subject(round) }
    // In each of the eight frames, at most the rows of the sheet, which are in its middle, and what is around them.
    #expect(DrawingCounters.elements <= 8 * 110)
    #expect(Probe.bodies == 0)
  }
}
