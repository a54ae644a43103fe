import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct MeetingTests {
  @Test func theTimerRuns() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = TestScreen { Meeting(start: start) }
    screen.date = start
    screen.advance(by: 65)
    #expect(screen.texts == ["Running for 1:05"])
  }

  @Test func germansReadGerman() {
    let german = Locale(identifier: "de_DE")
    let screen = TestScreen(environment: { $0.locale = german }) {
      Text(1234.5, format: .number)
    }
    #expect(screen.texts == ["1.234,5"])
  }
}
