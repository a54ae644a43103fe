internal import CanopyCore
public import CanopyStyle
public import Foundation

/// The settings of a host's system, which apps read from the environment.
public struct HostSettings: Equatable, Sendable {
  /// The language and the region for texts and formats.
  public var locale: Locale
  /// The time zone for dates.
  public var timeZone: TimeZone
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme
  /// A Boolean value that indicates whether people prefer increased contrast.
  public var increasesContrast = false
  /// A Boolean value that indicates whether people prefer reduced motion.
  public var reducesMotion = false
  /// The preferred size of text. It has no effect in the idiom of the desktop.
  public var textSize = DynamicTypeSize.large
  /// The kind of interface, unless the app or the person chooses another one.
  public var idiom = InterfaceIdiom.phone
  /// The color of controls, or nil for the app's.
  public var accentColor: Color?

  /// Creates settings, by default with the program's language and time zone.
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
    values.interfaceIdiom = idiom
    values.accentColor = accentColor
    return values
  }
}
