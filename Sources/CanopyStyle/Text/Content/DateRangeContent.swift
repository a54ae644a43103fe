internal import Foundation

/// The time between two dates.
final class DateRangeContent: TextContent, @unchecked Sendable {
  private let dates: ClosedRange<Date>

  init(_ dates: ClosedRange<Date>) { self.dates = dates }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? DateRangeContent else { return false }
    return dates == other.dates
  }

  override func resolve(into runs: inout TextRuns) {
    var calendar = runs.context.environment.calendar
    calendar.timeZone = runs.context.environment.timeZone
    let isWithinDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isWithinDay ? .omitted : .abbreviated, time: .shortened, locale: runs.context.locale, calendar: calendar,
      timeZone: calendar.timeZone)
    runs.append(style.format(dates.lowerBound..<dates.upperBound))
  }
}
