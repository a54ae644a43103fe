internal import Foundation

/// A date in one of the styles of texts.
final class DateContent: TextContent, @unchecked Sendable {
  private let date: Date
  private let style: Text.DateStyle

  init(_ date: Date, _ style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  override var isTimeDependent: Bool {
    switch style.kind {
    case .time, .date: false
    case .relative, .offset, .timer: true
    }
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? DateContent else { return false }
    return date == other.date && style == other.style
  }

  override func resolve(into runs: inout TextRuns) { runs.append(string(in: runs.context)) }

  private func string(in context: TextContext) -> String {
    let locale = context.locale
    let distance = (date.timeIntervalSince(context.now)).rounded(.towardZero)
    switch style.kind {
    case .time: return string(date: .omitted, time: .shortened, in: context)
    case .date: return string(date: .long, time: .omitted, in: context)
    case .relative:
      return Duration.seconds(abs(distance)).formatted(
        .units(allowed: Self.units, width: .abbreviated, maximumUnitCount: 2).locale(locale))
    case .offset:
      let length = Duration.seconds(abs(distance)).formatted(
        .units(allowed: Self.units, width: .wide, maximumUnitCount: 1).locale(locale))
      return (distance < 0 ? "-" : "+") + length
    case .timer: return Duration.clock(abs(distance), showsHours: true, locale: locale)
    }
  }

  // Months and years are not here because their lengths differ.
  private static let units: Set<Duration.UnitsFormatStyle.Unit> = [.weeks, .days, .hours, .minutes, .seconds]

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
  /// A length of time as a clock shows it, with hours if there are any.
  static func clock(_ seconds: TimeInterval, showsHours: Bool, locale: Locale) -> String {
    let hasHours = showsHours && seconds >= 3600
    return Duration.seconds(seconds).formatted(
      .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
  }
}
