public import Foundation

extension Text {
  /// Creates a text that shows a value that depends on the time, and updates it.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(TimeSourceContent(source, format))
  }

  /// Creates a text that shows a value that depends on the time, formatted with attributes, and updates it.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(TimeSourceContent(source, format))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that depends on the time.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    append(.text(Text(source, format: format)))
  }

  /// Appends a value that depends on the time, formatted with attributes.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    append(.text(Text(source, format: format)))
  }
}
