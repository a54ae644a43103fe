public import CanopyCore

extension View {
  /// Sets the color scheme that this view prefers for its window or presentation.
  ///
  /// The scheme applies to the entire window or presentation, not only to this view.
  ///
  /// - Parameter colorScheme: The preferred scheme, or nil for no preference.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the color scheme of this view.
  ///
  /// This is the older form. To change an entire presentation, use `preferredColorScheme(_:)`. To change a part of one,
  /// set the environment value.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    setting(\.colorScheme, colorScheme)
  }

  /// Sets the condition under which materials in this view have their active appearance.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    setting(\.materialActiveAppearance, appearance)
  }

  /// Sets the transition that views inside this view use when their content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    setting(\.contentTransition, transition)
  }
}
