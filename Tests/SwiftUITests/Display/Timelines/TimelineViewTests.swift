import CanopyCore
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

@MainActor private final class Log {
  var dates: [Date] = []
  var seconds: [Int] { dates.map { Int($0.timeIntervalSince(start).rounded()) } }
}

private let start = Date(timeIntervalSinceReferenceDate: 700_000_020)

/// Dates at 1, 2, 4, 8 … seconds.
private struct Doubling: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: 1.0) { $0 * 2 }.lazy.map { start.addingTimeInterval($0) }
  }
}

private struct Standing: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    repeatElement(startDate, count: .max)
  }
}

@MainActor
@Suite("Timelines follow the clock of their window")
struct TimelineViewTests {
  private let log = Log()
  private let model = MovingModel()

  private func screen<S: TimelineSchedule>(_ schedule: S) -> TestScreen {
    let screen = layOut {
      TimelineView(schedule) { context in
        let _ = log.dates.append(context.date)
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
    screen.date = start
    log.dates = []
    return screen
  }

  @Test func aPeriodicTimelineRunsAtItsDates() {
    let screen = screen(.periodic(from: start, by: 2))
    #expect(screen.texts == ["0"])
    #expect(!screen.motions.isMoving)
    screen.advance(by: 7)
    #expect(log.seconds == [2, 4, 6])
    #expect(screen.texts == ["6"])
    #expect(screen.issues.isEmpty)
  }

  @Test("13.12 A timeline has the last date of its schedule that isn't later than now")
  func aPeriodicTimelineBeginsWithItsLastDate() {
    let schedule = PeriodicTimelineSchedule(from: start, by: 10)
    let dates = Array(schedule.entries(from: start.addingTimeInterval(25), mode: .normal).prefix(2))
    #expect(dates == [20, 30].map { start.addingTimeInterval($0) })
    let early = Array(schedule.entries(from: start.addingTimeInterval(-5), mode: .normal).prefix(1))
    #expect(early == [start])
  }

  @Test func everyMinuteBeginsWithMinutes() {
    // 20 seconds after a full minute.
    let screen = screen(.everyMinute)
    let second = (start.timeIntervalSinceReferenceDate).truncatingRemainder(dividingBy: 60)
    screen.advance(by: 150)
    #expect(log.dates.allSatisfy { $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0 })
    #expect(log.seconds == [60 - Int(second), 120 - Int(second)] + (second > 30 ? [180 - Int(second)] : []))
  }

  @Test func explicitDatesAndOwnSchedules() {
    let dates = [3, 5].map { start.addingTimeInterval($0) }
    let explicit = screen(.explicit(dates))
    explicit.advance(by: 20)
    #expect(log.seconds == [3, 5])
    let own = screen(Doubling())
    own.advance(by: 9)
    #expect(log.seconds == [1, 2, 4, 8])
  }

  @Test func anAnimationTimelineRunsInEachFrame() {
    let screen = screen(.animation)
    #expect(screen.motions.isMoving)
    log.dates = []
    screen.advance(by: 0.5)
    #expect((29...31).contains(log.dates.count), "\(log.dates.count)")
    #expect(log.dates.last == screen.date)
    screen.settle()
    #expect(screen.issues.isEmpty)
  }

  @Test func aMinimumIntervalSkipsFrames() {
    let screen = screen(.animation(minimumInterval: 0.1))
    #expect(!screen.motions.isMoving)
    screen.advance(by: 1.05)
    #expect((10...11).contains(log.dates.count), "\(log.dates.count)")
  }

  @Test func aPausedAnimationAndOneAtALowFrequencyHaveNoEntries() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var paused = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal).makeIterator()
    var rare = AnimationTimelineSchedule(minimumInterval: 2).entries(from: start, mode: .lowFrequency).makeIterator()
    var usual = AnimationTimelineSchedule(minimumInterval: 2).entries(from: start, mode: .normal).makeIterator()
    #expect(paused.next() == nil)
    #expect(rare.next() == nil)
    #expect(usual.next() == start)
  }

  @Test func aPausedTimelineAsksForNoFrame() {
    let screen = layOut {
      With(model) { model in
        TimelineView(.animation(paused: !model.isOn)) { context in
          let _ = log.dates.append(context.date)
          Text("content")
        }
      }
    }
    #expect(!screen.motions.isMoving)
    #expect(screen.tree.context.clock.nextWakeUp == nil)
    log.dates = []
    screen.advance(by: 1)
    #expect(log.dates.isEmpty)
    model.isOn = true
    screen.advance(by: 0.5)
    #expect(log.dates.count > 25)
    model.isOn = false
    screen.update()
    screen.advance(by: 1 / 60)
    log.dates = []
    screen.advance(by: 1)
    #expect(log.dates.isEmpty)
    #expect(!screen.motions.isMoving)
  }

  @Test func onlyTheContentRuns() {
    let screen = layOut {
      With(model) { _ in
        TimelineView(.periodic(from: start, by: 1)) { context in
          let _ = log.dates.append(context.date)
          Text(context.date, style: .time)
        }
      }
    }
    let bodies = MovingBodies.count
    log.dates = []
    screen.advance(by: 3.5)
    #expect((3...4).contains(log.dates.count))
    #expect(MovingBodies.count == bodies)
  }

  @Test func aTimelineThatLeavesIsNotWoken() {
    let screen = layOut {
      With(model) { model in
        if !model.isOn { TimelineView(.periodic(from: start, by: 1)) { Text($0.date, style: .time) } }
      }
    }
    #expect(screen.tree.context.clock.nextWakeUp != nil)
    model.isOn = true
    screen.update()
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func aScheduleThatStandsStillIsReported() {
    let screen = layOut { TimelineView(Standing()) { Text($0.date, style: .time) } }
    #expect(screen.issues.count == 1)
    let none = layOut { TimelineView(.periodic(from: start, by: 0)) { _ in Text("a") } }
    #expect(none.issues.count == 1)
    #expect(none.texts == ["a"])
  }

  @Test func cadencesAreOrderedByFrequency() {
    typealias Cadence = TimelineViewDefaultContext.Cadence
    #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
    var cadence: Cadence?
    _ = layOut {
      TimelineView(.everyMinute) { context in
        let _ = cadence = context.cadence
        Text("a")
      }
    }
    #expect(cadence == .live)
  }
}
