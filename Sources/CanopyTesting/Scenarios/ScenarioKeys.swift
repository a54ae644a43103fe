internal import CanopyStyle

/// The names of keys in scenarios.
enum ScenarioKeys {
  static let keys: [(name: String, key: KeyEquivalent)] = [
    ("Return", .return), ("Escape", .escape), ("Tab", .tab), ("Space", .space), ("Delete", .delete),
    ("ForwardDelete", .deleteForward), ("Up", .upArrow), ("Down", .downArrow), ("Left", .leftArrow),
    ("Right", .rightArrow), ("Home", .home), ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown),
  ]

  static let modifiers: [String: EventModifiers] = [
    "shift": .shift, "control": .control, "option": .option, "alt": .option, "command": .command,
  ]

  static func key(called name: String) -> KeyEquivalent? {
    if name.count == 1, let character = name.lowercased().first { return KeyEquivalent(character) }
    return keys.first { $0.name.lowercased() == name.lowercased() }?.key
  }
}
