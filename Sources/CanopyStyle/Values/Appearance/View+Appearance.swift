public import CanopyCore

extension View {
  /// Wishes a color scheme for the window or presentation that this view is in; nil wishes none.
  ///
  /// All of the presentation follows, not only this view.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows this view in a color scheme.
  ///
  /// This is the older form. To change a whole presentation, use `preferredColorScheme(_:)`; to change a part of it, set
  /// the environment value.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    setting(\.colorScheme, colorScheme)
  }

  /// Says when materials in this view look active.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    setting(\.materialActiveAppearance, appearance)
  }

  /// Says how content inside this view changes into other content.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    setting(\.contentTransition, transition)
  }
}
