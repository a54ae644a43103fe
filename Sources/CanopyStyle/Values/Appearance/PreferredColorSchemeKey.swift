public import CanopyCore

/// The color scheme that content prefers for its window or presentation.
///
/// Windows and presentations read it and show all their content in that scheme. If several sibling views have a
/// preference, the first one applies.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The value if no view has a preference.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first preference.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
