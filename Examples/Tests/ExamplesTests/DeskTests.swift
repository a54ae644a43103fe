import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct DeskTests {
  private let screen = TestScreen { Desk() }

  @Test func aDrawerShowsWhatWasSetTogetherWithItTheFirstTime() throws {
    try screen.press("Label and open")
    #expect(screen.shows("Open: yes"))
    #expect(screen.shows("Label: Stamps"))
  }

  @Test func aDrawerFollowsItsItem() throws {
    try screen.press("Write memo")
    #expect(screen.shows("Memo: Buy ink"))
    try screen.press("Write another")
    #expect(screen.shows("Memo: Buy paper"))
    try screen.press("Close drawer")
    #expect(!screen.shows("Memo: Buy paper"))
    #expect(screen.shows("Closed 1 times"))
  }

  @Test func whatIsBehindAnOpenDrawerIsDisabled() throws {
    try screen.press("Write memo")
    #expect(try !screen.find(role: "button", name: "Write memo").isEnabled)
    try screen.press("Close drawer")
    #expect(try screen.find(role: "button", name: "Write memo").isEnabled)
  }
}
