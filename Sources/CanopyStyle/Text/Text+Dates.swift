public import Foundation

extension Text {
  /// Shows a date. Styles that are about the time between it and now change as time passes.
  public init(_ date: Date, style: DateStyle) { self.init(DateContent(date, style)) }

  /// Shows the time between two dates: `9:30 AM – 3:30 PM`.
  public init(_ dates: ClosedRange<Date>) { self.init(DateRangeContent(dates)) }

  /// Shows the time between two dates: `9:30 AM – 3:30 PM`.
  public init(_ interval: DateInterval) { self.init(DateRangeContent(interval.start...interval.end)) }

  /// Shows a clock that runs from one date to another.
  ///
  /// A clock with a pause time shows what it showed then. It counts down to zero, or up from it. Without hours, an hour
  /// and a half is `90:00`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerContent(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Sets in a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.text(Text(date, style: style)))
  }

  /// Sets in the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

  /// Sets in the time between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

  /// Sets in a clock that runs from one date to another.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      .text(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
