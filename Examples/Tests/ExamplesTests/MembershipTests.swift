import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct MembershipTests {
  private let screen = TestScreen { Membership() }

  @Test func aPartOfThePageWearsItsOwnLook() throws {
    try screen.press("Upgrade")
    #expect(
      screen.texts.filter { $0.contains(" in ") || $0.hasPrefix("in ") } == [
        "in standard, shadow 6", "Benefits in premium", "in premium, shadow 12", "in standard, shadow 6",
      ])
    #expect(try screen.find("Free delivery").environment.theme == .premium)
  }

  @Test func anotherLookLeavesThePartThatHasItsOwnAlone() throws {
    try screen.press("Upgrade")
    screen.resetCounts()
    try screen.press("Evening")
    #expect(screen.texts.count { $0 == "in evening, shadow 0" } == 2)
    #expect(screen.shows("Benefits in premium"))
    #expect(screen.bodyCount(of: OrderRow.self) == 2)
    #expect(screen.bodyCount(of: BenefitsCard.self) == 0)
    #expect(screen.bodyCount(of: CornerNote.self) == 0)
  }

  @Test func otherCornersRunOnlyWhoReadsCorners() throws {
    try screen.press("Upgrade")
    screen.resetCounts()
    try screen.press("Round")
    #expect(screen.shows("Corners 20"))
    #expect(screen.bodyCount(of: CornerNote.self) == 1)
    #expect(screen.bodyCount(of: OrderRow.self) == 0)
    #expect(screen.bodyCount(of: BenefitsCard.self) == 0)
  }
}
