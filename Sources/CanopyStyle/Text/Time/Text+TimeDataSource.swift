public import Foundation

extension Text {
  /// Shows a value that changes with the time, and keeps up with it.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(TimeSourceContent(source, format))
  }

  /// Shows a value that changes with the time, with the attributes that the format gives it, and keeps up with it.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(TimeSourceContent(source, format))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Sets in a value that changes with the time.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    append(.text(Text(source, format: format)))
  }

  /// Sets in a value that changes with the time, with the attributes that the format gives it.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    append(.text(Text(source, format: format)))
  }
}
