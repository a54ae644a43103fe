internal import Foundation

/// A clock that runs from one date to another.
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

  override var isTimeDependent: Bool { pauseTime == nil }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? TimerContent else { return false }
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
      && showsHours == other.showsHours
  }

  override func resolve(into runs: inout TextRuns) {
    let time = min(max(pauseTime ?? runs.context.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(time).rounded(.up)
      : time.timeIntervalSince(interval.lowerBound).rounded(.down)
    runs.append(Duration.clock(seconds, showsHours: showsHours, locale: runs.context.locale))
  }
}
