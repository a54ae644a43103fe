internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// Writes dates as people at a place do: in its calendar, its language and its time zone.
struct DateTexts {
  let calendar: Calendar
  private let formatters: DateFormatters

  init(calendar: Calendar, locale: Locale, timeZone: TimeZone, formatters: DateFormatters) {
    var calendar = calendar
    calendar.locale = locale._orCurrent
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.formatters = formatters
  }

  /// A Boolean value that indicates whether the language is written from right to left.
  var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

  private var locale: Locale { calendar._usedLocale }

  /// Returns a date in the usual length of the language, such as `Mar 15, 2025`.
  func date(_ date: Date) -> String { formatted(date, .lengths(date: .medium, time: .none)) }

  /// Returns a date in numbers, such as `3/15/25`.
  func shortDate(_ date: Date) -> String { formatted(date, .lengths(date: .short, time: .none)) }

  /// Returns a date in words, such as `Saturday, March 15, 2025`.
  func fullDate(_ date: Date) -> String { formatted(date, .lengths(date: .full, time: .none)) }

  /// Returns a time, such as `11:09 AM`.
  func time(_ date: Date) -> String { formatted(date, .lengths(date: .none, time: .short)) }

  /// Returns a month with its year, such as `March 2025`.
  func month(_ date: Date) -> String { formatted(date, .template("yMMMM")) }

  /// Returns a date in the parts that a template names.
  func formatted(_ date: Date, template: String) -> String { formatted(date, .template(template)) }

  /// Returns a date in a pattern of Unicode's.
  func formatted(_ date: Date, pattern: String) -> String { formatted(date, .pattern(pattern)) }

  /// Returns a number in the digits of the language.
  func number(_ number: Int) -> String {
    number.formatted(IntegerFormatStyle<Int>(locale: locale).grouping(.never))
  }

  /// Returns the pattern for the parts that a template names, in the order of the language.
  func pattern(_ template: String) -> String { formatters.pattern(template, in: calendar) ?? template }

  private func formatted(_ date: Date, _ style: DateFormatters.Style) -> String {
    formatters.text(date, style, in: calendar)
  }
}

extension EnvironmentValues {
  /// The calendar, the language and the time zone in which dates are written at this place.
  var dateTexts: DateTexts {
    // Outside of a tree, nothing is kept.
    let formatters = tree.map { tree in onMainActor(with: tree) { $0[DateFormatters.companion] } } ?? DateFormatters()
    return DateTexts(calendar: calendar, locale: locale, timeZone: timeZone, formatters: formatters)
  }
}
