public import Foundation

extension Text {
  /// Creates a text that shows a date. Styles that depend on the current time are updated as time passes.
  public init(_ date: Date, style: DateStyle) { self.init(DateContent(date, style)) }

  /// Creates a text that shows the range between two dates: `9:30 AM – 3:30 PM`.
  public init(_ dates: ClosedRange<Date>) { self.init(DateRangeContent(dates)) }

  /// Creates a text that shows the range between two dates: `9:30 AM – 3:30 PM`.
  public init(_ interval: DateInterval) { self.init(DateRangeContent(interval.start...interval.end)) }

  /// Creates a text that shows a timer from one date to another.
  ///
  /// A timer with a pause time shows its value at that time. It counts down to zero, or up from it. Without hours, an hour
  /// and a half is `90:00`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerContent(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.text(Text(date, style: style)))
  }

  /// Appends the range between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

  /// Appends the range between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

  /// Appends a timer from one date to another.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      .text(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
