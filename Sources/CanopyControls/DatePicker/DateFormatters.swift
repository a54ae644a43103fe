internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The formatters that have recently written dates in a window.
///
/// A formatter reads the rules of its language when it is created, which takes longer than everything else in a date picker. Pickers
/// of one window usually write their dates alike, so they share their formatters.
final class DateFormatters {
  /// The formatters of a tree.
  static let companion = TreeCompanion { DateFormatters() }

  /// The way in which a date is written.
  enum Style: Hashable {
    /// The lengths of the date and of the time.
    case lengths(date: DateFormatter.Style, time: DateFormatter.Style)
    /// The parts that a template names, in the order of the language.
    case template(String)
    /// A pattern of Unicode's.
    case pattern(String)
  }

  private struct Key: Hashable {
    /// The calendar, with its language and its time zone.
    let calendar: Calendar
    let style: Style
  }

  private struct PatternKey: Hashable {
    let locale: Locale
    let calendar: Calendar.Identifier
    let template: String
  }

  private var formatters = BoundedCache<Key, DateFormatter>(capacity: capacity)
  private var patterns = BoundedCache<PatternKey, String>(capacity: capacity)
  /// The number of formatters and patterns that have been created.
  private(set) var makings = 0

  /// Enough for the parts of all kinds of pickers in two languages.
  private static var capacity: Int { 64 }

  /// Returns a date in a style, in the calendar, the language and the time zone of `calendar`.
  func text(_ date: Date, _ style: Style, in calendar: Calendar) -> String {
    let formatter = formatters.value(for: Key(calendar: calendar, style: style)) {
      makings += 1
      return Self.formatter(style, calendar)
    }
    return formatter?.string(from: date) ?? ""
  }

  /// Returns the pattern for the parts that a template names, in the order of the language; nil if the language is unknown.
  func pattern(_ template: String, in calendar: Calendar) -> String? {
    let locale = calendar._usedLocale
    return patterns.value(for: PatternKey(locale: locale, calendar: calendar.identifier, template: template)) {
      makings += 1
      var parts = Locale.Components(locale: locale)
      parts.calendar = calendar.identifier
      return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: Locale(components: parts))
    }
  }

  private static func formatter(_ style: Style, _ calendar: Calendar) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar._usedLocale
    formatter.timeZone = calendar.timeZone
    switch style {
    case .lengths(let date, let time): (formatter.dateStyle, formatter.timeStyle) = (date, time)
    case .template(let template): formatter.setLocalizedDateFormatFromTemplate(template)
    case .pattern(let pattern): formatter.dateFormat = pattern
    }
    return formatter
  }
}

extension Calendar {
  /// The locale in which dates of the calendar are written.
  var _usedLocale: Locale { locale ?? .autoupdatingCurrent }
}
