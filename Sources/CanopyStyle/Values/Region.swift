public import CanopyCore
public import Foundation

/// The horizontal direction of writing and layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right: the leading edge is on the left.
  case leftToRight
  /// From right to left: the leading edge is on the right.
  case rightToLeft
}

/// The adaptation of content to the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The content is never mirrored.
  case fixed
  /// The content is mirrored in layouts of the given direction.
  case mirrors(in: LayoutDirection)

  /// The content is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

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
