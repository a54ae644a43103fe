internal import CanopyCore
internal import CanopyGraph
internal import CanopyStyle
internal import Foundation

/// A value with a format.
///
/// Safe because both are copies that are only read, for comparing and formatting.
final class FormattedContent<Format: FormatStyle>: TextContent
where Format.FormatInput: Equatable {
  private let formatted: UncheckedSendable<(input: Format.FormatInput, format: Format)>

  init(_ input: Format.FormatInput, _ format: Format) {
    formatted = UncheckedSendable((input, format))
  }

  var number: _FormatNumber? { (formatted.value.input as? any _FormatSpecifiable)?._number }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? FormattedContent<Format> else { return false }
    return formatted.value == other.formatted.value
  }

  func resolve(into runs: inout TextRuns) {
    let (input, format) = formatted.value
    let output = format.locale(runs.context.locale).inZone(of: runs.context.environment).format(input)
    if let string = output as? AttributedString {
      runs.append(Text(string))
    } else if let string = output as? String {
      runs.append(string)
    }
  }
}

extension FormatStyle {
  /// Returns the format in the time zone and calendar of the environment, unless it specifies its own.
  func inZone(of environment: EnvironmentValues) -> Self {
    if var format = self as? Date.FormatStyle {
      if format.timeZone._isUsers { format.timeZone = environment.timeZone }
      if format.calendar._isUsers { format.calendar = environment.calendar }
      return format as? Self ?? self
    }
    if var format = self as? Date.IntervalFormatStyle {
      if format.timeZone._isUsers { format.timeZone = environment.timeZone }
      if format.calendar._isUsers { format.calendar = environment.calendar }
      return format as? Self ?? self
    }
    return self
  }
}

extension TimeZone {
  /// A Boolean value that indicates whether this is the system's current time zone, which formats use by default.
  var _isUsers: Bool { self == .autoupdatingCurrent || self == .current }
}

extension Calendar {
  /// A Boolean value that indicates whether this is the system's current calendar, which formats use by default.
  var _isUsers: Bool { self == .autoupdatingCurrent || self == .current }
}

/// A value with a formatter.
///
/// Safe because both are only read. A copy of the formatter is adapted to the environment.
final class FormatterContent<Subject: Hashable>: TextContent {
  private let formatted: UncheckedSendable<(subject: Subject, formatter: Formatter)>

  init(_ subject: Subject, _ formatter: Formatter) {
    formatted = UncheckedSendable((subject, formatter))
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? FormatterContent<Subject> else { return false }
    return formatted.value == other.formatted.value
  }

  func resolve(into runs: inout TextRuns) {
    let (subject, formatter) = formatted.value
    runs.append(formatter._configured(in: runs.context).string(for: subject) ?? "")
  }
}

extension Formatter {
  /// Returns a copy of the formatter, configured for the environment. The original may be in use elsewhere.
  fileprivate func _configured(in context: TextContext) -> Formatter {
    switch copy() {
    case let formatter as DateFormatter:
      formatter.locale = context.locale
      if formatter.timeZone._isUsers { formatter.timeZone = context.environment.timeZone }
      if formatter.calendar._isUsers { formatter.calendar = context.environment.calendar }
      return formatter
    case let formatter as DateIntervalFormatter:
      formatter.locale = context.locale
      if formatter.timeZone._isUsers { formatter.timeZone = context.environment.timeZone }
      if formatter.calendar._isUsers { formatter.calendar = context.environment.calendar }
      return formatter
    case let formatter as NumberFormatter:
      formatter.locale = context.locale
      return formatter
    default: return self
    }
  }
}
