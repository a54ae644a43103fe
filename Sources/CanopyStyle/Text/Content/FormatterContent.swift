internal import Foundation

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
    runs.append(formatter.configured(in: runs.context).string(for: subject) ?? "")
  }
}

extension Formatter {
  /// Returns a copy of the formatter, configured for the environment. The original may be in use elsewhere.
  fileprivate func configured(in context: TextContext) -> Formatter {
    switch copy() {
    case let formatter as DateFormatter:
      formatter.locale = context.locale
      if formatter.timeZone.isUsers { formatter.timeZone = context.environment.timeZone }
      if formatter.calendar.isUsers { formatter.calendar = context.environment.calendar }
      return formatter
    case let formatter as DateIntervalFormatter:
      formatter.locale = context.locale
      if formatter.timeZone.isUsers { formatter.timeZone = context.environment.timeZone }
      if formatter.calendar.isUsers { formatter.calendar = context.environment.calendar }
      return formatter
    case let formatter as NumberFormatter:
      formatter.locale = context.locale
      return formatter
    default: return self
    }
  }
}
