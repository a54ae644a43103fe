internal import CanopyCore
internal import Foundation

/// A timer from one date to another.
final class TimerContent: TextContent, @unchecked Sendable {
  private let interval: ClosedRange<Date>
  private let pauseTime: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? TimerContent else { return false }
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
      && showsHours == other.showsHours
  }

  override func resolve(into runs: inout TextRuns) {
    let now = pauseTime ?? runs.context.now
    let time = min(max(now, interval.lowerBound), interval.upperBound)
    let passed = time.timeIntervalSince(interval.lowerBound).roundedToClockResolution
    let left = interval.upperBound.timeIntervalSince(time).roundedToClockResolution
    let seconds = countsDown ? left.rounded(.up) : passed.rounded(.down)
    runs.append(Duration.clock(seconds, showsHours: showsHours, locale: runs.context.locale))
    if pauseTime != nil { return }
    // A countdown that has ended runs again if the clock is set back.
    guard time < interval.upperBound else { return runs.changes(at: .distantFuture) }
    runs.changes(
      at: countsDown
        ? interval.upperBound.addingTimeInterval(1 - seconds) : interval.lowerBound.addingTimeInterval(seconds + 1))
  }
}
