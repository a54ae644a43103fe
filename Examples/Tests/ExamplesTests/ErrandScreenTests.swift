import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct ErrandScreenTests {
  private let counter = StepCounter()

  @Test func actionsOfEveryOriginAct() throws {
    let screen = TestScreen { ErrandScreen(other: ErrandStore()).environmentObject(counter) }
    try screen.press("Step")
    #expect(counter.steps > 0)
    try screen.press("Post")
    #expect(screen.shows("Selected Post"))
    try screen.press("Rename Bakery")
    #expect(screen.shows("1: Bakery!"))
    #expect(screen.issues.isEmpty)
  }

  @Test func aDynamicPropertyOfOnesOwnChanges() throws {
    let screen = TestScreen { DoublingButton() }
    try screen.press("Doubled 2")
    #expect(screen.shows("Doubled 4"))
  }
}
