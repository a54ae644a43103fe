public import CanopyCore

extension EnvironmentValues {
  /// The keyboard shortcut of the controls in this view.
  @Entry public package(set) var keyboardShortcut: KeyboardShortcut?
}
