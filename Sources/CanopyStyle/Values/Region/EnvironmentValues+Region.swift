public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// The locale that texts, numbers, and dates are formatted for.
  @Entry public var locale: Locale = Locale(identifier: "")

  /// The calendar used for dates.
  @Entry public var calendar: Calendar = .autoupdatingCurrent

  /// The time zone used for dates and times.
  @Entry public var timeZone: TimeZone = .autoupdatingCurrent

  /// The layout direction, which determines whether the leading edge is on the left or on the right.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
}
