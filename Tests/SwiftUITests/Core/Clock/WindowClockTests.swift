import CanopyPresentation
import CanopyControls
import CanopyScene
import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Texts that update with the clock of their window.
@MainActor @Suite struct WindowClockTests {
  private let launch = Date(timeIntervalSince1970: 1_700_000_000)

  private func screen<Content: View>(at seconds: TimeInterval = 0, @ViewBuilder _ content: () -> Content) -> TestScreen
  {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en_US") }, content: content)
    screen.date = launch.addingTimeInterval(seconds)
    return screen
  }

  @Test func dateTextsUpdateWithTheClockOfTheScreen() {
    let screen = screen(at: -100) {
      Text(launch, style: .timer)
      Text(launch, style: .relative)
      Text(launch, style: .offset)
      Text(timerInterval: launch.addingTimeInterval(-100)...launch)
      Text("in \(launch, style: .timer)")
    }
    #expect(screen.texts == ["1:40", "1 min, 40 sec", "+1 minute", "1:40", "in 1:40"])
    screen.advance(by: 10)
    #expect(screen.texts == ["1:30", "1 min, 30 sec", "+1 minute", "1:30", "in 1:30"])
    screen.advance(by: 100)
    #expect(screen.texts == ["0:10", "10 sec", "-10 seconds", "0:00", "in 0:10"])
  }

  @Test func aTimerTextUpdatesWithoutRunningABody() {
    struct Launch: View {
      let date: Date
      var body: some View { Text(date, style: .timer) }
    }
    let screen = screen(at: -100) { Launch(date: launch) }
    screen.resetCounts()
    screen.advance(by: 5)
    #expect(screen.texts == ["1:35"])
    #expect(screen.bodyCount(of: Launch.self) == 0)
  }

  @Test func textsOfFixedDatesScheduleNoWakeUp() {
    let screen = screen {
      Text(launch, style: .date)
      Text(launch, style: .time)
      Text(launch...launch.addingTimeInterval(60))
      Text("plain")
    }
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func aWakeUpIsScheduledOnlyForTheNextChangeOfAText() {
    let screen = screen(at: -7200) { Text(launch, style: .relative) }
    let clock = screen.tree.context.clock
    #expect(screen.texts == ["2 hr"])
    screen.advance(by: 1)
    #expect(screen.texts == ["1 hr, 59 min"])
    #expect(clock.nextWakeUp?.timeIntervalSince(launch).rounded() == -7140)
    screen.advance(by: 59)
    #expect(screen.texts == ["1 hr, 59 min"])
    screen.date = launch.addingTimeInterval(86400 * 3 - 7140)
    #expect(screen.texts == ["2 days, 22 hr"])
  }

  @Test func anUpdatedTimerTextIsMeasuredAndDrawn() throws {
    let screen = screen(at: -3600) { Text(launch, style: .timer) }
    let wide = try screen.find("1:00:00").frame.width
    screen.advance(by: 1)
    #expect(try screen.find("59:59").frame.width < wide)
    #expect(screen.displayList().contains("59:59"))
  }

  @Test func removingATextCancelsItsWakeUp() throws {
    struct Launch: View {
      let date: Date
      @State private var isShown = true
      var body: some View {
        Button("hide") { isShown = false }
        if isShown { Text(date, style: .timer) }
      }
    }
    let screen = screen(at: -100) { Launch(date: launch) }
    #expect(screen.tree.context.clock.nextWakeUp != nil)
    try screen.find("hide").tap()
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func endedTimersScheduleNoWakeUp() {
    let screen = screen(at: -2) { Text(timerInterval: launch.addingTimeInterval(-2)...launch) }
    screen.advance(by: 1.5)
    #expect(screen.texts == ["0:01"])
    screen.advance(by: 1)
    #expect(screen.texts == ["0:00"])
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func settlingDoesNotAdvanceTimerTexts() {
    let screen = screen(at: -100) { Text(launch, style: .timer) }
    screen.settle()
    #expect(screen.texts == ["1:40"])
    #expect(screen.date == launch.addingTimeInterval(-100))
  }

  @Test func textsUpdateWhenTheClockIsSetBack() {
    let screen = screen(at: -10) { Text(launch, style: .timer) }
    screen.date = launch.addingTimeInterval(-50)
    #expect(screen.texts == ["0:50"])
    screen.advance(by: 1)
    #expect(screen.texts == ["0:49"])
  }

  @Test func textsInPresentationsUpdateWithTheClockOfTheirWindow() {
    let screen = screen(at: -100) {
      Text("window").sheet(isPresented: .constant(true)) { Text(launch, style: .timer) }
    }
    #expect(screen.texts == ["window", "1:40"])
    screen.advance(by: 10)
    #expect(screen.texts == ["window", "1:30"])
  }

  @Test func eachWindowHasItsOwnTime() {
    let first = screen(at: -100) { Text(launch, style: .timer) }
    let second = screen(at: -50) { Text(launch, style: .timer) }
    first.advance(by: 10)
    #expect(first.texts == ["1:30"])
    #expect(second.texts == ["0:50"])
  }
}
