internal import CanopyCore
internal import CanopyStyle
internal import Foundation

extension PageSettings {
  /// Sets the environment values for the preferences of a person.
  func set(in values: inout EnvironmentValues) {
    values.colorScheme = isDark ? .dark : .light
    values.colorSchemeContrast = increasesContrast ? .increased : .standard
    values.accessibilityReduceMotion = reducesMotion
    values.dynamicTypeSize = typeSize
    let zone = timeZone.flatMap { TimeZone(identifier: $0) } ?? values.timeZone
    values.timeZone = zone
    let locale = languages.first.map { Locale(identifier: $0) } ?? values.locale
    values.locale = locale
    values.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = zone
    values.calendar = calendar
  }

  /// The size whose body text relates to 17 points as the browser's font size relates to its default of 16 pixels.
  private var typeSize: DynamicTypeSize {
    let bodySizes: [(DynamicTypeSize, Double)] = [
      (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23),
      (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47), (.accessibility5, 53),
    ]
    let size = fontSize / 16 * 17
    return bodySizes.min { abs($0.1 - size) < abs($1.1 - size) }?.0 ?? .large
  }
}
