internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A date in one of the date styles of `Text`.
final class DateContent: TextContent {
  private let date: Date
  private let style: Text.DateStyle

  init(_ date: Date, _ style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? DateContent else { return false }
    return date == other.date && style == other.style
  }

  func resolve(into runs: inout TextRuns) {
    let context = runs.context
    switch style.kind {
    case .time: runs.append(string(date: .omitted, time: .shortened, in: context))
    case .date: runs.append(string(date: .long, time: .omitted, in: context))
    case .relative:
      let interval = SteppedInterval(from: context.now, to: date) { Self.unit(below: Self.largestUnit(in: $0)) }
      runs.append(Self.string(interval.length, width: .abbreviated, units: 2, context.locale))
      runs.changes(at: interval.nextChange)
    case .offset:
      let interval = SteppedInterval(from: context.now, to: date, step: Self.largestUnit)
      let length = Self.string(interval.length, width: .wide, units: 1, context.locale)
      runs.append((interval.isPast ? "-" : "+") + length)
      runs.changes(at: interval.nextChange)
    case .timer:
      let interval = SteppedInterval(from: context.now, to: date)
      runs.append(Duration._clock(interval.length, showsHours: true, locale: context.locale))
      runs.changes(at: interval.nextChange)
    }
  }

  // MARK: Units

  /// The units of distances, in seconds. Months and years aren't included because their lengths vary.
  private static let units: [TimeInterval] = [604_800, 86_400, 3_600, 60, 1]

  /// The largest unit that an interval contains.
  private static func largestUnit(in length: TimeInterval) -> TimeInterval { units.first { $0 <= length } ?? 1 }

  private static func unit(below unit: TimeInterval) -> TimeInterval { units.first { $0 < unit } ?? 1 }

  private static func string(
    _ length: TimeInterval, width: Duration.UnitsFormatStyle.UnitWidth, units: Int, _ locale: Locale
  ) -> String {
    Duration.seconds(length).formatted(
      .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units)
        .locale(locale))
  }

  private func string(
    date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, in context: TextContext
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: time, locale: context.locale, calendar: context.environment.calendar,
      timeZone: context.environment.timeZone
    ).format(date)
  }
}

extension Duration {
  /// Returns a duration in the format of a clock, with hours if there are any.
  static func _clock(_ seconds: TimeInterval, showsHours: Bool, locale: Locale) -> String {
    let hasHours = showsHours && seconds >= 3600
    return Duration.seconds(seconds).formatted(
      .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }
}

/// The time between two dates.
final class DateRangeContent: TextContent {
  private let dates: ClosedRange<Date>

  init(_ dates: ClosedRange<Date>) { self.dates = dates }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? DateRangeContent else { return false }
    return dates == other.dates
  }

  func resolve(into runs: inout TextRuns) {
    var calendar = runs.context.environment.calendar
    calendar.timeZone = runs.context.environment.timeZone
    let isWithinDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isWithinDay ? .omitted : .abbreviated, time: .shortened, locale: runs.context.locale, calendar: calendar,
      timeZone: calendar.timeZone)
    runs.append(style.format(dates.lowerBound..<dates.upperBound))
  }
}
