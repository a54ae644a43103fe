internal import CanopyCore
public import Foundation

/// A value that depends on the time, for texts that update automatically.
///
/// ```swift
/// Text(.currentDate, format: .dateTime.hour().minute())
/// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// ```
public struct TimeDataSource<Value>: Sendable {
  /// The kind of value, with the date that it refers to.
  enum Kind: Equatable, Sendable {
    case currentDate
    case dateRange(start: Date)
    case dateRange(end: Date)
    case durationOffset(Date)
  }

  let kind: Kind
  /// Returns the value at a date.
  let value: @Sendable (Date) -> Value
  /// Returns the date at which the source has a value.
  let date: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .currentDate, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date to now, or an empty range before that date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .dateRange(start: date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// The range from now to a date, or an empty range after that date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .dateRange(end: date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The duration since a date, which is negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .durationOffset(date), value: { .seconds($0.timeIntervalSince(date)._roundedToClockResolution) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension Text {
  /// Creates a text that shows a value that depends on the time, and updates automatically.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(TimeSourceContent(source, format))
  }

  /// Creates a text that shows a value that depends on the time, formatted with attributes, and updates automatically.
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
