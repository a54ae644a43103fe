import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct DateContentTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func string(
    after seconds: TimeInterval, _ style: Text.DateStyle, in environment: EnvironmentValues = .american
  ) -> String {
    Text(now.addingTimeInterval(seconds), style: style).resolved(in: environment, now: now).withPlainSpaces
  }

  @Test func timesUseTheEnvironmentTimeZone() throws {
    #expect(string(after: 0, .time) == "10:13 PM")
    var tokyo = EnvironmentValues.american
    tokyo.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(string(after: 0, .time, in: tokyo) == "7:13 AM")
  }

  @Test func datesUseTheEnvironmentLocale() {
    #expect(string(after: 0, .date) == "November 14, 2023")
    #expect(string(after: 0, .date, in: .german) == "14. November 2023")
  }

  @Test func datesUseTheEnvironmentCalendar() {
    var hebrew = EnvironmentValues.american
    hebrew.calendar = Calendar(identifier: .hebrew)
    #expect(string(after: 0, .date, in: hebrew).contains("Kislev"))
  }

  @Test func relativeStyleShowsTheDistance() {
    #expect(string(after: 8580, .relative) == "2 hr, 23 min")
    #expect(string(after: -36, .relative) == "36 sec")
    #expect(string(after: 0, .relative) == "0 sec")
    #expect(string(after: 86400 * 3 + 3600, .relative) == "3 days, 1 hr")
  }

  @Test func offsetStyleShowsSign() {
    #expect(string(after: 7200, .offset) == "+2 hours")
    #expect(string(after: -3600, .offset) == "-1 hour")
    #expect(string(after: -7200, .offset, in: .german) == "-2 Stunden")
  }

  @Test func timerStyleShowsMinutesAndSeconds() {
    #expect(string(after: 152, .timer) == "2:32")
    #expect(string(after: -152, .timer) == "2:32")
    #expect(string(after: 36 * 3600 + 59 * 60 + 1, .timer) == "36:59:01")
  }

  @Test func dateRangesWithinOneDayShowTimes() {
    let text = Text(now.addingTimeInterval(-43_200)...now)
    #expect(text.resolved(in: .american).withPlainSpaces == "10:13 AM – 10:13 PM")
  }

  @Test func longerDateRangesShowDates() {
    let string = Text(now...now.addingTimeInterval(86400)).resolved(in: .american)
    #expect(string.contains("Nov 14, 2023") && string.contains("Nov 15, 2023"))
  }

  @Test func dateIntervalsEqualDateRanges() {
    let end = now.addingTimeInterval(3600)
    let interval = DateInterval(start: now, end: end)
    #expect(Text(interval) == Text(now...end))
    #expect(Text("\(interval)").resolved(in: .american) == Text("\(now...end)").resolved(in: .american))
  }

  @Test func textsWithEqualDateAndStyleAreEqual() {
    #expect(Text(now, style: .date) == Text(now, style: .date))
    #expect(Text(now, style: .date) != Text(now, style: .time))
    #expect(Text(now, style: .date) != Text(now.addingTimeInterval(1), style: .date))
    #expect(Text(now...now) != Text(now...now.addingTimeInterval(1)))
  }

  @Test func dateStylesAreCodable() throws {
    for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
      let data = try JSONEncoder().encode([style])
      #expect(try JSONDecoder().decode([Text.DateStyle].self, from: data) == [style])
    }
  }
}
