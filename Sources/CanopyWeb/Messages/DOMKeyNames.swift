internal import CanopyStyle

/// The names that browsers give keys.
enum DOMKeyNames {
  /// Returns the key with a name; nil for keys that no app knows.
  static func key(_ name: String) -> KeyEquivalent? {
    if let special = special[name] { return special }
    guard name.count == 1, let character = name.first else { return nil }
    return KeyEquivalent(Character(character.lowercased().first.map(String.init) ?? name))
  }

  /// Returns the name of a key.
  static func name(of key: KeyEquivalent) -> String {
    special.first { $0.value == key }?.key ?? String(key.character)
  }

  private static let special: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward, "Home": .home, "End": .end,
    "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear, "Tab": .tab, "Enter": .return, " ": .space,
  ]
}
