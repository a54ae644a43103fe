internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A person's preferences for all programs on the desktop, as far as they are known.
struct DesktopAppearance: Equatable {
  var isDark = false
  var hasHighContrast = false
  /// The scale of text, where 1 is the default.
  var textScale: Double = 1
  var animates = true
  /// The red, green and blue components of the accent color, or nil for the app's.
  var accent: SIMD3<Double>?

  /// Sets the corresponding environment values.
  @MainActor
  func apply(to values: inout EnvironmentValues) {
    values.colorScheme = isDark ? .dark : .light
    values.colorSchemeContrast = hasHighContrast ? .increased : .standard
    values.dynamicTypeSize = DynamicTypeSize(textScale: textScale)
    values.accessibilityReduceMotion = !animates
    values.accentColor = accent.map { Color(red: $0.x, green: $0.y, blue: $0.z) }
  }
}

extension DynamicTypeSize {
  /// Creates the size whose body text is closest to the body text at a scale.
  init(textScale: Double) {
    guard textScale.isFinite, textScale > 0 else {
      self = .large
      return
    }
    // The body text's size in points for each type size.
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let wanted = textScale * 17
    let nearest = points.indices.min { (points[$0] - wanted).magnitude < (points[$1] - wanted).magnitude }
    self = nearest.map { Self.allCases[$0] } ?? .large
  }
}
