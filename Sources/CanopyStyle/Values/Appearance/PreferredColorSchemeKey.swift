public import CanopyCore

/// The color scheme that content wishes for the presentation it is in.
///
/// Presentations and windows read it, and show all they hold in that scheme. Where several views side by side have a
/// wish, the first one counts.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// No wish.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first wish.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
