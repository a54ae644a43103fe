internal import CanopyStyle

/// Converts between keys and the names that browsers use for them.
enum DOMKeyNames {
  /// Returns the key with a name, or nil for keys that apps can't receive.
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
