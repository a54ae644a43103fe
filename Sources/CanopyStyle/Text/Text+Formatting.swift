internal import CanopyCore
public import Foundation

extension Text {
  /// Shows a value as a format writes it in the environment's locale.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedContent(input, format))
  }

  /// Shows a value as a format writes it in the environment's locale, with the attributes the format gives it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedContent(input, format))
  }

  /// Shows a value or an object as a formatter writes it in the environment's locale.
  ///
  /// SwiftUI takes values that have an Objective-C class and objects. Here few classes of Foundation belong to values, so
  /// any value can be given.
  public init<Subject: Hashable>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterContent(subject, formatter))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Sets in a value as a format writes it in the environment's locale.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(.text(Text(input, format: format)))
  }

  /// Sets in a value as a format writes it in the environment's locale, with the attributes the format gives it.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.text(Text(input, format: format)))
  }

  /// Sets in a value or an object as a formatter writes it in the environment's locale.
  public mutating func appendInterpolation<Subject: Hashable>(_ subject: Subject, formatter: Formatter) {
    append(.text(Text(subject, formatter: formatter)))
  }

  /// Sets in a value as a formatter writes it in the environment's locale, or else its description.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(.text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
  }

  /// Sets in an object as a formatter writes it in the environment's locale, or else its description.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append(.text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
  }
}

// On other platforms these have an Objective-C class and need no overloads of their own.
extension LocalizedStringKey.StringInterpolation {
  /// Sets in a date's description.
  public mutating func appendInterpolation(_ date: Date) { append(.text(Text(verbatim: "\(date)"))) }

  /// Sets in an identifier's description.
  public mutating func appendInterpolation(_ identifier: UUID) { append(.text(Text(verbatim: "\(identifier)"))) }

  /// Sets in a locale's description.
  public mutating func appendInterpolation(_ locale: Locale) { append(.text(Text(verbatim: "\(locale)"))) }

  /// Sets in the description of some bytes.
  public mutating func appendInterpolation(_ data: Data) { append(.text(Text(verbatim: "\(data)"))) }
}
