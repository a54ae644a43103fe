import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct EveryValueTests {
  @Test func everyValueCanBeRead() {
    let screen = TestScreen(size: CGSize(width: 400, height: 4_000)) { EveryValue() }
    #expect(screen.texts.count == 108)
    #expect(screen.issues.isEmpty)
  }

  @Test func aValueReachesWhoReadsIt() {
    let screen = TestScreen { Reading(\.controlSize).controlSize(.mini) }
    #expect(screen.texts == ["mini"])
  }

  @Test func everyModifierIsTaken() throws {
    let screen = TestScreen { EveryModifier() }
    #expect(screen.issues.isEmpty)
    #expect(screen.shows("lines") && screen.shows("Renamed 0"))
    #expect(try screen.find(role: "button", name: "Controls").environment.controlSize == .mini)
  }

  @Test func actionsInTheEnvironmentAct() throws {
    let screen = TestScreen { EveryModifier() }
    try screen.press("Rename")
    #expect(screen.shows("Renamed 1"))
    try screen.press("Open ")
    #expect(screen.shows("Open true"))
  }
}
