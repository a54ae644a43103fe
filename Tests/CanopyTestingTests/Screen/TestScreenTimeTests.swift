import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The clock of a screen.
@MainActor @Suite struct TestScreenTimeTests {
  @Test func endedCountdownRestartsWhenTheClockIsSetBack() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let screen = TestScreen {
      HStack {
        Text(timerInterval: start...start.addingTimeInterval(600))
        Text(start, style: .relative)
      }
    }
    #expect(screen.texts.first == "0:00")
    screen.date = start
    #expect(screen.texts.first == "10:00")
    screen.advance(by: 65)
    #expect(screen.texts == ["8:55", "1 min, 5 sec"])
    #expect(screen.issues.isEmpty)
  }

  private let launch = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func dateStartsWithTheScreensStart() {
    let before = Date()
    let screen = TestScreen { EmptyView() }
    #expect((before...Date()).contains(screen.date))
  }

  @Test func dateAdvancesWithTheClock() {
    let screen = TestScreen { EmptyView() }
    screen.date = launch
    screen.advance(by: 2.5)
    #expect(abs(screen.date.timeIntervalSince(launch) - 2.5) < 1e-6)
    screen.advance(by: -1)
    screen.settle()
    #expect(abs(screen.date.timeIntervalSince(launch) - 2.5) < 1e-6)
  }

  @Test func timersTickWithTheClock() {
    let screen = TestScreen { Text(launch, style: .timer) }
    screen.date = launch.addingTimeInterval(-100)
    #expect(screen.texts == ["1:40"])
    screen.advance(by: 10)
    #expect(screen.texts == ["1:30"])
    screen.update()
    #expect(screen.texts == ["1:30"])
  }

  @Test func longIntervalsPassQuickly() {
    let screen = TestScreen { Text(launch, style: .date) }
    screen.advance(by: 365 * 86_400)
    #expect(screen.date > launch)
  }

  @Test func timersThatAppearLaterTick() throws {
    struct Stopwatch: View {
      let start: Date
      @State private var isRunning = false
      var body: some View {
        Button("Start") { isRunning = true }
        if isRunning { Text(start, style: .timer) }
      }
    }
    let screen = TestScreen { Stopwatch(start: launch) }
    screen.date = launch
    screen.advance(by: 5)
    try screen.find("Start").tap()
    #expect(screen.texts == ["Start", "0:05"])
    screen.advance(by: 1)
    #expect(screen.texts == ["Start", "0:06"])
  }
}
