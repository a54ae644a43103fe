import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct TimetableTests {
  @Test func datesAndNumbersAreWrittenAsTheRootWants() throws {
    let screen = TestScreen { Timetable() }
    #expect(screen.shows("2024年6月1日"))
    #expect(screen.shows("1,234.5"))
    try screen.press("Germany")
    #expect(screen.shows("1. Juni 2024"))
    #expect(screen.shows("1.234,5"))
    #expect(screen.shows("de_DE"))
    try screen.press("Britain")
    #expect(screen.shows("1 June 2024"))
  }

  @Test func theTextSizeIsReadInBothForms() throws {
    let screen = TestScreen { Timetable() }
    #expect(screen.shows("Size small"))
    #expect(!screen.shows("Fewer columns"))
    try screen.press("Text size")
    #expect(screen.shows("Size accessibilityLarge"))
    #expect(screen.shows("Fewer columns"))
    #expect(try screen.find(id: "day").environment.dynamicTypeSize == .accessibility2)
  }

  @Test func theSameRegionAgainRunsNothingBelow() throws {
    let screen = TestScreen { Timetable() }
    screen.resetCounts()
    try screen.press("Japan")
    #expect(screen.bodyCount(of: Departures.self) == 0)
    try screen.press("Germany")
    #expect(screen.bodyCount(of: Departures.self) == 1)
  }
}
