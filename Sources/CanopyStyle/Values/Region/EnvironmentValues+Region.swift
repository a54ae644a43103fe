public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// The language and region that texts, numbers and dates are for.
  @Entry public var locale: Locale = Locale(identifier: "")

  /// The calendar that dates are shown in.
  @Entry public var calendar: Calendar = .autoupdatingCurrent

  /// The time zone that times are shown in.
  @Entry public var timeZone: TimeZone = .autoupdatingCurrent

  /// The side that writing begins at, and so all layout: leading is left or right of it.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
}
