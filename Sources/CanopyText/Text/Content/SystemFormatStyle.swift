public import Foundation

/// Formats for the time between now and a date. Texts with such a format update automatically.
///
/// ```swift
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// ```
public enum SystemFormatStyle {
  /// The format of a timer that counts up or down through an interval.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var clock: ClockText

    private init(_ interval: Range<Date>, _ countsDown: Bool, _ clock: ClockText) {
      (self.interval, self.countsDown, self.clock) = (interval, countsDown, clock)
    }

    /// Creates the format of a timer that shows the time since the beginning of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval in which the timer runs.
    ///   - showsHours: A Boolean value that indicates whether hours are shown separately from minutes.
    ///   - maxFieldCount: The maximum number of fields. The largest fields are shown.
    ///   - maxPrecision: The smallest unit that the timer shows.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, false, ClockText(showsHours, maxFieldCount, maxPrecision))
    }

    /// Creates the format of a timer that shows the time until the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, true, ClockText(showsHours, maxFieldCount, maxPrecision))
    }

    /// Returns the time of the timer at a date.
    public func format(_ date: Date) -> AttributedString {
      let date = min(max(date, interval.lowerBound), interval.upperBound)
      let time = countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
      return clock.text(for: time, rounding: countsDown ? .up : .down)
    }

    /// Returns the last date before the given one at which the text is different.
    public func discreteInput(before date: Date) -> Date? {
      date <= interval.lowerBound
        ? nil : max(clock.step(before: min(date, interval.upperBound), from: origin), interval.lowerBound)
    }

    /// Returns the first date after the given one at which the text is different.
    public func discreteInput(after date: Date) -> Date? {
      date >= interval.upperBound
        ? nil : min(clock.step(after: max(date, interval.lowerBound), from: origin), interval.upperBound)
    }

    /// Returns the nearest date before the given one.
    public func input(before date: Date) -> Date? { clock.neighbor(of: date, -1) }
    /// Returns the nearest date after the given one.
    public func input(after date: Date) -> Date? { clock.neighbor(of: date, 1) }

    /// Returns the format with the given locale.
    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.clock.locale = locale
      return copy
    }

    private var origin: Date { countsDown ? interval.upperBound : interval.lowerBound }
  }

  /// The format of a stopwatch, which shows the time since a date.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private var clock: ClockText

    /// Creates the format of a stopwatch.
    ///
    /// - Parameters:
    ///   - start: The date at which the stopwatch starts. Before, it shows zero.
    ///   - showsHours: A Boolean value that indicates whether hours are shown separately from minutes.
    ///   - maxFieldCount: The maximum number of fields. The largest fields are shown.
    ///   - maxPrecision: The smallest unit that the stopwatch shows.
    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      clock = ClockText(showsHours, maxFieldCount, maxPrecision)
    }

    /// Returns the time of the stopwatch at a date.
    public func format(_ date: Date) -> AttributedString {
      clock.text(for: max(date.timeIntervalSince(start), 0), rounding: .down)
    }

    /// Returns the last date before the given one at which the text is different.
    public func discreteInput(before date: Date) -> Date? {
      date <= start ? nil : max(clock.step(before: date, from: start), start)
    }

    /// Returns the first date after the given one at which the text is different.
    public func discreteInput(after date: Date) -> Date? { clock.step(after: max(date, start), from: start) }

    /// Returns the nearest date before the given one.
    public func input(before date: Date) -> Date? { clock.neighbor(of: date, -1) }
    /// Returns the nearest date after the given one.
    public func input(after date: Date) -> Date? { clock.neighbor(of: date, 1) }

    /// Returns the format with the given locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The format of a timer that shows the time since the beginning of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The format of a timer that shows the time until the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The format of a stopwatch, which shows the time since a date.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

/// A time in the format of a clock.
private struct ClockText: Hashable, Codable, Sendable {
  let showsHours: Bool
  let maxFieldCount: Int
  /// The smallest unit, in seconds.
  let precision: Double
  var locale = Locale.autoupdatingCurrent

  init(_ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration) {
    self.showsHours = showsHours
    self.maxFieldCount = maxFieldCount
    let precision = maxPrecision / .seconds(1)
    self.precision = precision > 0 ? precision : 0.001
  }

  /// The number of digits after the decimal point.
  private var digits: Int { precision >= 1 ? 0 : min(Int((-log10(precision)).rounded(.up)), 3) }

  func text(for seconds: TimeInterval, rounding rule: FloatingPointRoundingRule) -> AttributedString {
    // Times are differences of dates, which aren't exact.
    let steps = ((seconds / precision * 1e6).rounded() / 1e6).rounded(rule)
    let time = Duration.seconds(steps * precision)
    let hasHours = showsHours && time >= .seconds(3600)
    let shown = maxFieldCount > (hasHours ? 3 : 2) ? digits : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      !hasHours
      ? .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: shown)
      : maxFieldCount < 3
        ? .hourMinute : .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: shown)
    return AttributedString(time.formatted(.time(pattern: pattern).locale(locale)))
  }

  func step(after date: Date, from origin: Date) -> Date {
    let steps = (date.timeIntervalSince(origin) / precision + 1e-6).rounded(.down) + 1
    return origin.addingTimeInterval(steps * precision)
  }

  func step(before date: Date, from origin: Date) -> Date {
    let steps = (date.timeIntervalSince(origin) / precision - 1e-6).rounded(.up) - 1
    return origin.addingTimeInterval(steps * precision)
  }

  func neighbor(of date: Date, _ direction: Double) -> Date {
    let time = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: direction > 0 ? time.nextUp : time.nextDown)
  }
}
