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
