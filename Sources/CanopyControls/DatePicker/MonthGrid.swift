internal import Foundation

/// The days of a month, in the weeks of a calendar.
struct MonthGrid {
  /// A day of the month.
  struct Day: Identifiable {
    /// The number in the month, from 1.
    let number: Int
    /// The date at which the day begins.
    let start: Date

    var id: Int { number }
  }

  /// The calendar, in the language and the time zone of its place.
  let calendar: Calendar
  /// The date at which the month begins.
  let start: Date
  /// The days, in rows of a week each; nil before the first day and after the last.
  let weeks: [[Day?]]

  /// - Parameters:
  ///   - date: A date in the month.
  ///   - calendar: The calendar.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let month = calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
    start = month.start
    var days: [Day] = []
    var day = month.start
    while day < month.end {
      days.append(Day(number: days.count + 1, start: day))
      // A day can have 23 or 25 hours, and can begin after midnight.
      guard let next = calendar.date(byAdding: .day, value: 1, to: day), next > day else { break }
      day = calendar.startOfDay(for: next)
    }
    let length = calendar.weekdaySymbols.count
    let weekday = calendar.component(.weekday, from: month.start)
    let empty = (weekday - calendar.firstWeekday + length) % length
    var cells = [Day?](repeating: nil, count: empty) + days
    while cells.count % length != 0 { cells.append(nil) }
    weeks = stride(from: 0, to: cells.count, by: length).map { Array(cells[$0..<($0 + length)]) }
  }

  /// The names of the weekdays, in the order of the columns.
  var weekdays: [String] { rotated(calendar.shortStandaloneWeekdaySymbols) }

  /// The shortest names of the weekdays, in the order of the columns.
  var shortestWeekdays: [String] { rotated(calendar.veryShortStandaloneWeekdaySymbols) }

  private func rotated(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return names }
    let first = (calendar.firstWeekday - 1) % names.count
    return Array(names[first...] + names[..<first])
  }

  /// The days in order.
  var days: [Day] { weeks.flatMap(\.self).compactMap(\.self) }

  /// Returns the day that contains a date, or nil if the date is in another month.
  func day(of date: Date) -> Day? {
    let start = calendar.startOfDay(for: date)
    return days.first { $0.start == start }
  }

  /// Returns the first date of another month.
  ///
  /// - Parameter distance: The number of months after this one.
  func month(after distance: Int) -> Date { calendar.date(byAdding: .month, value: distance, to: start) ?? start }
}

extension Calendar {
  /// Returns the time of a date on another day.
  func _date(on day: Date, atTimeOf time: Date) -> Date {
    let passed = dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    var parts = dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) =
      (passed.hour, passed.minute, passed.second, passed.nanosecond)
    // A time that the day doesn't have, because the clock is put forward then, is the next one that it has.
    return date(from: parts) ?? day
  }
}
