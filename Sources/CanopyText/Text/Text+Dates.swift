public import Foundation

extension Text {
  /// Creates a text that shows a date. With styles that depend on the current time, the text updates automatically.
  public init(_ date: Date, style: DateStyle) { self.init(DateContent(date, style)) }

  /// Creates a text that shows the range between two dates: `9:30 AM – 3:30 PM`.
  public init(_ dates: ClosedRange<Date>) { self.init(DateRangeContent(dates)) }

  /// Creates a text that shows the range between two dates: `9:30 AM – 3:30 PM`.
  public init(_ interval: DateInterval) { self.init(DateRangeContent(interval.start...interval.end)) }

  /// Creates a text that shows a timer from one date to another.
  ///
  /// A timer with a pause time shows its value at that time. The timer counts down to zero, or up from zero. Without hours, an
  /// hour and a half is `90:00`.
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

extension Text {
  /// The style of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a timer: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle: Codable {
  /// Decodes a style.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  /// Encodes the name of the style.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}
