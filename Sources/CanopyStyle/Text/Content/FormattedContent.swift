internal import CanopyCore
internal import Foundation

/// A value with a format.
final class FormattedContent<Format: FormatStyle>: TextContent, @unchecked Sendable
where Format.FormatInput: Equatable {
  private let input: Format.FormatInput
  private let format: Format

  init(_ input: Format.FormatInput, _ format: Format) {
    self.input = input
    self.format = format
  }

  override var number: _FormatNumber? { (input as? any _FormatSpecifiable)?._number }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? FormattedContent<Format> else { return false }
    return input == other.input && format == other.format
  }

  override func resolve(into runs: inout TextRuns) {
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
  /// A Boolean value that indicates whether this is the current one of the system, which a format has by default.
  var _isUsers: Bool { self == .autoupdatingCurrent || self == .current }
}

extension Calendar {
  /// A Boolean value that indicates whether this is the current one of the system, which a format has by default.
  var _isUsers: Bool { self == .autoupdatingCurrent || self == .current }
}

/// A value with a formatter.
final class FormatterContent<Subject: Hashable>: TextContent, @unchecked Sendable {
  private let subject: Subject
  private let formatter: Formatter

  init(_ subject: Subject, _ formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? FormatterContent<Subject> else { return false }
    return subject == other.subject && formatter == other.formatter
  }

  override func resolve(into runs: inout TextRuns) {
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
