/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys to hold meanwhile.
  public var modifiers: EventModifiers
  /// How the shortcut is fitted to the user's keyboard and direction of writing.
  public var localization: Localization

  /// A shortcut, fitted to the user's keyboard.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: for the button that most users want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape: for the button that gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Hashes the key and the modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
