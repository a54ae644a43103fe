public import CanopyCore

extension View {
  /// Lets keys do what the control does.
  ///
  /// In a container, the first control in it takes the shortcut.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys do what the control does, fitted to the user's keyboard in a certain way.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets keys do what the control does.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    setting(\.keyboardShortcut, shortcut)
  }

  /// Lets keys do what the control does, or takes a shortcut that was given further out away.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    setting(\.keyboardShortcut, shortcut)
  }
}
