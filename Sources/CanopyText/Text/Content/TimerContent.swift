internal import CanopyCore
internal import CanopyGraph
internal import Foundation

/// A timer from one date to another.
final class TimerContent: TextContent {
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

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? TimerContent else { return false }
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
      && showsHours == other.showsHours
  }

  func resolve(into runs: inout TextRuns) {
    let now = pauseTime ?? runs.context.now
    let time = min(max(now, interval.lowerBound), interval.upperBound)
    let passed = time.timeIntervalSince(interval.lowerBound)._roundedToClockResolution
    let left = interval.upperBound.timeIntervalSince(time)._roundedToClockResolution
    let seconds = countsDown ? left.rounded(.up) : passed.rounded(.down)
    runs.append(Duration._clock(seconds, showsHours: showsHours, locale: runs.context.locale))
    if pauseTime != nil { return }
    // A countdown that has ended runs again if the clock is set back.
    guard time < interval.upperBound else { return runs.changes(at: .distantFuture) }
    runs.changes(
      at: countsDown
        ? interval.upperBound.addingTimeInterval(1 - seconds) : interval.lowerBound.addingTimeInterval(seconds + 1))
  }
}

/// A value that depends on the time, with a format.
///
/// Safe because the format is a copy that is only read, for comparing and formatting.
final class TimeSourceContent<Format: DiscreteFormatStyle>: TextContent {
  private let source: TimeDataSource<Format.FormatInput>
  private let format: UncheckedSendable<Format>

  init(_ source: TimeDataSource<Format.FormatInput>, _ format: Format) {
    self.source = source
    self.format = UncheckedSendable(format)
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? TimeSourceContent<Format> else { return false }
    return source.kind == other.source.kind && format.value == other.format.value
  }

  func resolve(into runs: inout TextRuns) {
    let format = format.value.locale(runs.context.locale).inZone(of: runs.context.environment)
    let value = source.value(runs.context.now)
    let output = format.format(value)
    if let string = output as? AttributedString {
      runs.append(Text(string))
    } else if let string = output as? String {
      runs.append(string)
    }
    // A countdown that has ended starts again if the clock is set back.
    runs.changes(at: format.discreteInput(after: value).map(source.date) ?? .distantFuture)
  }
}
