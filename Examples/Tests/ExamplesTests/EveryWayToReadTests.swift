import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct EveryWayToReadTests {
  private let screen = TestScreen { EveryWayToRead() }

  @Test func everyWayGivesTheValue() {
    #expect(
      screen.texts == [
        "Volume 3", "Tuned to 98.5", "Playing", "All: 3", "Day", "Meter |||", "Modifier", "at 3", "Style", "for 3",
        "Louder", "Mute", "Tune",
      ])
  }

  @Test func everyWayGivesTheNewValue() throws {
    try screen.press("Louder")
    for text in ["Volume 4", "All: 4", "Meter ||||", "at 4", "for 4", "Playing"] { #expect(screen.shows(text)) }
    try screen.press("Mute")
    for text in ["Volume 0", "All: 0", "Meter ", "at 0", "for 0", "Silent"] { #expect(screen.shows(text)) }
  }

  @Test func onlyThoseRunThatReadWhatChanged() throws {
    screen.resetCounts()
    try screen.press("Louder")
    #expect(screen.bodyCount(of: ByKeyPath.self) == 1)
    #expect(screen.bodyCount(of: ByWholeEnvironment.self) == 1)
    #expect(screen.bodyCount(of: ByDynamicProperty.self) == 1)
    #expect(screen.bodyCount(of: ByComputedValue.self) == 0)
    #expect(screen.bodyCount(of: ByNestedKeyPath.self) == 0)
    #expect(screen.bodyCount(of: ByTypeOfProperty.self) == 0)
    screen.resetCounts()
    try screen.press("Tune")
    #expect(screen.shows("Tuned to 99.5"))
    #expect(screen.bodyCount(of: ByNestedKeyPath.self) == 1)
    #expect(screen.bodyCount(of: ByKeyPath.self) == 0)
  }

  @Test func whatTheHostSetsIsLive() {
    screen.environment.colorScheme = .dark
    screen.update()
    #expect(screen.shows("Night"))
  }
}
