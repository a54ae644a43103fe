import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct MarketTests {
  private let screen = TestScreen { Market() }

  @Test func whatIsPublishedReachesWhoReadsTheObject() throws {
    #expect(screen.shows("Nothing yet"))
    screen.resetCounts()
    try screen.press("Take Pear")
    try screen.press("Take Apple")
    #expect(screen.shows("Pear, Apple"))
    #expect(screen.bodyCount(of: BasketSummary.self) == 2)
    #expect(screen.bodyCount(of: Stall.self) == 0)
  }

  @Test func bindingsToAnObjectWriteIntoIt() throws {
    try screen.press("Write a note")
    #expect(screen.shows("Note: Ripe, please."))
  }

  @Test func anObjectCanAnnounceChangesItself() throws {
    try screen.press("Weight 0.0")
    #expect(screen.shows("Weight 0.5"))
  }

  @Test func theNearestObjectCounts() throws {
    try screen.press("Take Pear")
    try screen.press("Elsewhere")
    #expect(screen.shows("Pear"))
    #expect(screen.shows("Nothing yet"))
  }
}
