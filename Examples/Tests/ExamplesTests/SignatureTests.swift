import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct SignatureTests {
  @Test func aValueOfOnesOwnHasADefaultAndAModifier() {
    let screen = TestScreen { Correspondence() }
    #expect(
      screen.texts == [
        "To all readers", "Yours, The editors", "To a friend", "Yours, Ada", "To the council",
        "Respectfully, Ada, Chair", "Change hands",
      ])
  }

  @Test func anotherValueReachesThoseInsideTheModifier() throws {
    let screen = TestScreen { Correspondence() }
    screen.resetCounts()
    try screen.press("Change hands")
    #expect(screen.shows("Yours, Grace"))
    #expect(screen.shows("Respectfully, Grace, Chair"))
    #expect(screen.shows("Yours, The editors"))
    #expect(screen.bodyCount(of: Letter.self) == 2)
  }
}
