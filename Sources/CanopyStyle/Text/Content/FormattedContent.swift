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
      if format.timeZone.isUsers { format.timeZone = environment.timeZone }
      if format.calendar.isUsers { format.calendar = environment.calendar }
      return format as? Self ?? self
    }
    if var format = self as? Date.IntervalFormatStyle {
      if format.timeZone.isUsers { format.timeZone = environment.timeZone }
      if format.calendar.isUsers { format.calendar = environment.calendar }
      return format as? Self ?? self
    }
    return self
  }
}

extension TimeZone {
  /// A Boolean value that indicates whether this is the current one of the system, which a format has by default.
  var isUsers: Bool { self == .autoupdatingCurrent || self == .current }
}

extension Calendar {
  /// A Boolean value that indicates whether this is the current one of the system, which a format has by default.
  var isUsers: Bool { self == .autoupdatingCurrent || self == .current }
}
