import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TimerContentTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func string(_ text: Text, at seconds: TimeInterval) -> String {
    text.resolved(in: .american, now: start.addingTimeInterval(seconds))
  }

  /// When a text changes next, in seconds from the start.
  private func nextChange(of text: Text, at seconds: TimeInterval) -> TimeInterval? {
    text.resolution(in: .american, now: start.addingTimeInterval(seconds)).nextChange?.timeIntervalSince(start)
  }

  private var interval: ClosedRange<Date> { start...start.addingTimeInterval(90 * 60) }

  @Test func timersCountDown() {
    let text = Text(timerInterval: interval)
    #expect(string(text, at: 0) == "1:30:00")
    #expect(string(text, at: 60 * 60) == "30:00")
    #expect(string(text, at: 60 * 60 + 0.5) == "30:00")
  }

  @Test func timersCountUp() {
    let text = Text(timerInterval: interval, countsDown: false)
    #expect(string(text, at: 0) == "0:00")
    #expect(string(text, at: 61.9) == "1:01")
  }

  @Test func timersStayWithinTheirInterval() {
    let text = Text(timerInterval: interval)
    #expect(string(text, at: -100) == "1:30:00")
    #expect(string(text, at: 100_000) == "0:00")
  }

  @Test func timersCanHideHours() {
    #expect(string(Text(timerInterval: interval, showsHours: false), at: 0) == "90:00")
  }

  @Test func pausedTimersDoNotChange() {
    let text = Text(timerInterval: interval, pauseTime: start.addingTimeInterval(60))
    #expect(string(text, at: 0) == "1:29:00")
    #expect(string(text, at: 3000) == "1:29:00")
    #expect(nextChange(of: text, at: 0) == nil)
  }

  @Test func timersChangeAtWholeSecondsOfTheirInterval() {
    let down = Text(timerInterval: start...start.addingTimeInterval(10.5))
    #expect(nextChange(of: down, at: -5) == 0.5)
    #expect(nextChange(of: down, at: 0.5) == 1.5)
    #expect(nextChange(of: down, at: 10.4) == 10.5)
    let up = Text(timerInterval: start...start.addingTimeInterval(10), countsDown: false)
    #expect(nextChange(of: up, at: -5) == 1)
    #expect(nextChange(of: up, at: 0.5) == 1)
    #expect(nextChange(of: up, at: 1) == 2)
  }

  @Test func finishedTimersDoNotChange() {
    #expect(nextChange(of: Text(timerInterval: interval), at: 90 * 60) == Date.distantFuture.timeIntervalSince(start))
  }

  @Test func timersCanBeInterpolatedInKeys() {
    #expect(string(Text("left: \(timerInterval: interval)"), at: 0) == "left: 1:30:00")
  }

  @Test func timersWithDifferentOptionsDiffer() {
    let clock = Text(timerInterval: interval)
    #expect(clock == Text(timerInterval: interval))
    #expect(clock != Text(timerInterval: interval, pauseTime: start))
    #expect(clock != Text(timerInterval: interval, countsDown: false))
    #expect(clock != Text(timerInterval: interval, showsHours: false))
  }
}
