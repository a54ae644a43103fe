internal import CanopyCore
public import Foundation

extension Text {
  /// Creates a text that shows a value, formatted in the locale of the environment.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedContent(input, format))
  }

  /// Creates a text that shows a value, formatted in the locale of the environment with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedContent(input, format))
  }

  /// Creates a text that shows a value or an object, formatted by a formatter in the locale of the environment.
  ///
  /// Apple's SwiftUI accepts objects, and values with an Objective-C class. On Linux, few values have such a class, so any value
  /// is accepted.
  public init<Subject: Hashable>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterContent(subject, formatter))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value, formatted in the locale of the environment.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(.text(Text(input, format: format)))
  }

  /// Appends a value, formatted in the locale of the environment with attributes.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.text(Text(input, format: format)))
  }

  /// Appends a value or an object, formatted by a formatter in the locale of the environment.
  public mutating func appendInterpolation<Subject: Hashable>(_ subject: Subject, formatter: Formatter) {
    append(.text(Text(subject, formatter: formatter)))
  }

  /// Appends a value, formatted by a formatter in the locale of the environment, or else its description.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
  }

  /// Appends an object, formatted by a formatter in the locale of the environment, or else its description.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(.text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
  }
}

// On Apple's platforms, these types have an Objective-C class and need no overloads.
extension LocalizedStringKey.StringInterpolation {
  /// Appends the description of a date.
  public mutating func appendInterpolation(_ date: Date) { append(.text(Text(verbatim: "\(date)"))) }

  /// Appends the description of an identifier.
  public mutating func appendInterpolation(_ identifier: UUID) { append(.text(Text(verbatim: "\(identifier)"))) }

  /// Appends the description of a locale.
  public mutating func appendInterpolation(_ locale: Locale) { append(.text(Text(verbatim: "\(locale)"))) }

  /// Appends the description of data.
  public mutating func appendInterpolation(_ data: Data) { append(.text(Text(verbatim: "\(data)"))) }
}
