import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyDisplay
@testable import CanopyLayout
@testable import CanopyTesting

/// The work of scrolling is that of the rows that come into sight.
@MainActor @Suite struct ScrollCostTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text(verbatim: "Row \(number)").frame(height: 20) }
  }

  private func screen(_ count: Int = 100_000) -> TestScreen {
    layOut(width: 100, height: 400) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }.id(frame: "scroll")
    }
  }

  @Test func aScrollMakesOnlyTheRowsThatComeIntoView() throws {
    var work: [[Int]] = []
    for count in [1000, 100_000] {
      let screen = screen(count)
      try screen.scroll(6000)
      screen.resetCounts()
      LayoutCounters.reset()
      let drawn = DrawingCounters.elements
      try screen.scroll(30)
      let bodies = screen.bodyCount(of: Row.self)
      #expect(bodies <= 12, "\(bodies)")
      #expect(LayoutCounters.placed <= 60, "\(LayoutCounters.placed)")
      work.append([bodies, LayoutCounters.measured, LayoutCounters.placed, DrawingCounters.elements - drawn])
    }
    // The number of rows makes no difference.
    #expect(work[0] == work[1], "\(work)")
  }

  @Test func aScrollWithinTheRowsRunsNeitherBodiesNorLayout() throws {
    let screen = screen()
    try screen.scroll(6000)
    screen.resetCounts()
    LayoutCounters.reset()
    for _ in 0..<4 { try screen.scroll(2) }
    #expect(screen.bodyCount(of: Row.self) == 0)
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func nothingMovesWhenNothingScrolls() throws {
    let screen = screen()
    try screen.scroll(100)
    #expect(!screen.frame.isMoving)
    #expect(screen.frame.nextWakeUp == nil)
  }
}
