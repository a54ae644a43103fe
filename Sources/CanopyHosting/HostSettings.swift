internal import CanopyCore
public import CanopyStyle
public import Foundation

/// The settings of a host's system, as apps see them in the environment.
public struct HostSettings: Equatable, Sendable {
  /// The language and the region.
  public var locale: Locale
  /// The time zone.
  public var timeZone: TimeZone
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme
  /// A Boolean value that indicates whether people want more contrast.
  public var increasesContrast = false
  /// A Boolean value that indicates whether people want less motion.
  public var reducesMotion = false
  /// The size of texts.
  public var textSize = DynamicTypeSize.large
  /// The color of controls; nil for that of the app.
  public var accentColor: Color?

  /// Creates settings, by default with the language and the time zone of the program.
  public init(locale: Locale = .current, timeZone: TimeZone = .current, colorScheme: ColorScheme = .light) {
    (self.locale, self.timeZone, self.colorScheme) = (locale, timeZone, colorScheme)
  }

  /// The environment values of windows.
  @MainActor
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = locale
    values.timeZone = timeZone
    values.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    var calendar = locale.calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    values.calendar = calendar
    values.colorScheme = colorScheme
    values.colorSchemeContrast = increasesContrast ? .increased : .standard
    values.accessibilityReduceMotion = reducesMotion
    values.dynamicTypeSize = textSize
    values.accentColor = accentColor
    return values
  }
}
