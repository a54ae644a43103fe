public import CanopyCore

/// A combination of keys that triggers the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key to press.
  public var key: KeyEquivalent
  /// The modifier keys to hold while the key is pressed.
  public var modifiers: EventModifiers
  /// The adaptation to the user's keyboard and writing direction.
  public var localization: Localization

  /// Creates a shortcut with automatic localization.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key, for the button with the most common action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The Escape key, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Hashes the key and the modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

extension KeyboardShortcut {
  /// The adaptation of a shortcut to the user's keyboard and writing direction.
  public struct Localization: Equatable, Sendable {
    private enum Choice { case automatic, withoutMirroring, custom }
    private let choice: Choice

    /// Remaps the key to the user's keyboard layout, and mirrors it in right-to-left layouts.
    public static let automatic = Localization(choice: .automatic)

    /// Remaps the key to the user's keyboard layout, but doesn't mirror it.
    public static let withoutMirroring = Localization(choice: .withoutMirroring)

    /// Keeps the key unchanged.
    public static let custom = Localization(choice: .custom)
  }
}

extension EnvironmentValues {
  /// The keyboard shortcut of the controls in this view.
  @Entry public package(set) var keyboardShortcut: KeyboardShortcut?

  /// Further keyboard shortcuts of the controls in this view, such as Return and Escape for the buttons of alerts.
  @Entry package var addedKeyboardShortcuts: [KeyboardShortcut] = []
}

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
    _setting(\.keyboardShortcut, shortcut)
  }

  /// Sets a keyboard shortcut for this control, or removes the inherited one if `shortcut` is nil.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    _setting(\.keyboardShortcut, shortcut)
  }
}
