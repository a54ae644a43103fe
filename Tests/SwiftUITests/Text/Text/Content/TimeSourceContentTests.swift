@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TimeSourceContentTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func resolution(_ text: Text, at seconds: TimeInterval = 0) -> (string: String, nextChange: TimeInterval?) {
    let runs = text.resolution(in: .american, now: now.addingTimeInterval(seconds))
    return (runs.runs.map(\.string).joined().withPlainSpaces, runs.nextChange?.timeIntervalSince(now))
  }

  @Test func currentDateFollowsTheClock() {
    let text = Text(.currentDate, format: .dateTime.hour().minute())
    #expect(resolution(text).string == "10:13 PM")
    #expect(resolution(text).nextChange == 40)
    #expect(resolution(text, at: 40).string == "10:14 PM")
    #expect(resolution(text, at: 40).nextChange == 100)
  }

  @Test func timeSourcesCanBeInterpolatedInKeys() {
    let text = Text("It is \(.currentDate, format: .dateTime.hour().minute())")
    #expect(resolution(text).string == "It is 10:13 PM")
    #expect(resolution(text).nextChange == 40)
  }

  @Test func timeSourceTextsWithDifferentFormatsDiffer() {
    let text = Text(.currentDate, format: .dateTime.hour())
    #expect(text == Text(.currentDate, format: .dateTime.hour()))
    #expect(text != Text(.currentDate, format: .dateTime.minute()))
  }

  @Test func timeSourcesComputeTheirValues() {
    let later = now.addingTimeInterval(10)
    #expect(TimeDataSource.dateRange(startingAt: now).value(later) == now..<later)
    #expect(TimeDataSource.dateRange(startingAt: later).value(now) == later..<later)
    #expect(TimeDataSource.dateRange(endingAt: later).value(now) == now..<later)
    #expect(TimeDataSource.dateRange(endingAt: now).value(later) == now..<now)
    #expect(TimeDataSource.durationOffset(to: now).value(later) == .seconds(10))
    #expect(TimeDataSource.durationOffset(to: now).date(.seconds(10)) == later)
  }
}
