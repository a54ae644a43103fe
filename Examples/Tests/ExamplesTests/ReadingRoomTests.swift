import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct ReadingRoomTests {
  private let screen = TestScreen { ReadingRoom() }

  @Test func aLibraryIsFoundInThreeWays() {
    #expect(
      screen.texts == [
        "Welcome to Town library", "3 available", "Borrow Atlas", "Borrow Birds", "Borrow Clouds", "Open: Town library",
        "Town library has 3", "Bookmobile has 0", "Close", "Rename", "Stock",
      ])
    #expect(screen.issues.isEmpty)
  }

  @Test func borrowingRunsWhoCountsAndTheRow() throws {
    screen.resetCounts()
    try screen.press("Borrow Birds")
    #expect(screen.shows("2 available"))
    #expect(screen.shows("Return Birds"))
    #expect(screen.bodyCount(of: AvailableCount.self) == 1)
    #expect(screen.bodyCount(of: Shelf.self) == 0)
    #expect(screen.bodyCount(of: LibrarySign.self) == 0)
    #expect(screen.bodyCount(of: Doorway.self) == 0)
  }

  @Test func anotherNameRunsThoseWhoShowIt() throws {
    screen.resetCounts()
    try screen.press("Rename")
    #expect(screen.shows("Welcome to Town library!"))
    #expect(screen.shows("Open: Town library!"))
    #expect(screen.shows("Town library! has 3"))
    #expect(screen.bodyCount(of: AvailableCount.self) == 0)
    #expect(screen.bodyCount(of: Neighbourhood.self) == 1)
  }

  @Test func anOptionalLibraryMayGo() throws {
    try screen.press("Close")
    #expect(screen.shows("Closed"))
    #expect(screen.shows("Welcome to Town library"))
  }

  @Test func aLibraryAtAKeyPathIsFollowedToo() throws {
    screen.resetCounts()
    try screen.press("Stock")
    #expect(screen.shows("Bookmobile has 1"))
    #expect(screen.bodyCount(of: Neighbourhood.self) == 1)
  }

  @Test func whoNeedsALibraryAndHasNoneIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { LibrarySign() } }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("No Observable object of type Library found."))
    #expect(text.contains("It was asked for by LibrarySign"))
  }
}
