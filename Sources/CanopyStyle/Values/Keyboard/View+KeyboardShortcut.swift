public import CanopyCore

extension View {
  /// Sets a keyboard shortcut for this control.
  ///
  /// Applied to a container, the shortcut belongs to the first control inside.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets a keyboard shortcut for this control, with a specific localization.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets a keyboard shortcut for this control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    setting(\.keyboardShortcut, shortcut)
  }

  /// Sets a keyboard shortcut for this control, or removes the inherited one if `shortcut` is nil.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    setting(\.keyboardShortcut, shortcut)
  }
}
