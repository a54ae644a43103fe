public import CanopyCore

extension EnvironmentValues {
  /// The keys that press the buttons in this view.
  @Entry public package(set) var keyboardShortcut: KeyboardShortcut?
}
