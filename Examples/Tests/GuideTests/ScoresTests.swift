import CanopyTesting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct ScoresTests {
  @Test func aGoalUpdatesOneView() {
    let match = Match()
    let screen = TestScreen { Scoreboard(match: match) }
    screen.resetCounts()
    match.home += 1
    screen.update()
    #expect(screen.bodyCount(of: HomeScore.self) == 1)
    #expect(screen.bodyCount(of: GuestScore.self) == 0)
    #expect(screen.bodyCount(of: Scoreboard.self) == 0)
  }
}
