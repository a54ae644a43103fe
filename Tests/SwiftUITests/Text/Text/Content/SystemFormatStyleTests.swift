import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)
  private let english = Locale(identifier: "en_US")

  private func text(_ style: some FormatStyle<Date, AttributedString>, after seconds: Double) -> String {
    String(style.locale(english).format(start.addingTimeInterval(seconds)).characters)
  }

  @Test("c10 A timer counts up and down in its interval")
  func aTimerCountsUpAndDownInItsInterval() {
    let up = SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(4000))
    #expect([-5, 0, 61.9, 3725, 9999].map { text(up, after: $0) } == ["0:00", "0:00", "1:01", "1:02:05", "1:06:40"])
    let down = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(90))
    #expect([0, 0.5, 30, 90, 100].map { text(down, after: $0) } == ["1:30", "1:30", "1:00", "0:00", "0:00"])
  }

  @Test func aStopwatchHasHundredths() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect([-1, 0, 1.239, 75.5].map { text(watch, after: $0) } == ["0:00.00", "0:00.00", "0:01.23", "1:15.50"])
  }

  @Test func stepsAreTheDatesAtWhichTheTextChanges() throws {
    let style = SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(10))
    #expect(style.discreteInput(after: start.addingTimeInterval(1.5)) == start.addingTimeInterval(2))
    #expect(style.discreteInput(after: start.addingTimeInterval(20)) == nil)
    #expect(style.discreteInput(before: start) == nil)
  }

  @Test func aTextWithATimerUpdatesByItself() {
    let screen = TestScreen {
      Text(.currentDate, format: .stopwatch(startingAt: .now.addingTimeInterval(-3600), maxPrecision: .seconds(1)))
    }
    let first = screen.texts
    screen.advance(by: 5)
    #expect(screen.texts != first)
  }

  @Test func aTextWithADateIsFixed() {
    let screen = TestScreen { Text(.now, format: .timer(countingUpIn: .distantPast ..< .distantFuture)) }
    #expect(screen.texts.count == 1)
  }
}
