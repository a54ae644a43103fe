internal import CanopyStyle

/// A format that a key adds to text.
package enum TextFormat: CaseIterable, Sendable { case bold, italic, underline }

/// The command of a key in a text field.
package enum EditingCommand: Equatable, Sendable {
  case insert(String)
  case delete(TextDirection, by: TextUnit)
  case move(Movement, extending: Bool)
  case selectAll
  case cut, copy, paste
  case undo, redo
  /// Adds a format to the selected text, or removes it.
  case toggle(TextFormat)
  /// The Return key: a new line or the end of input.
  case submit
  /// A new line, regardless of the field's kind.
  case insertNewline
  case cancel

  /// A movement of the insertion point. Left and right depend on the direction of the line.
  package enum Movement: Equatable, Sendable {
    case left(by: TextUnit), right(by: TextUnit)
    case up, down
    case pageUp, pageDown
    case start(of: TextUnit), end(of: TextUnit)
  }

  /// Creates the command for a key, or returns nil if the key does nothing in a text field, such as Tab.
  ///
  /// Option or Control modifies by words, and Command or Control triggers actions such as copying. The keys of Linux keyboards
  /// and of Apple's keyboards therefore work alike.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - inDocument: A Boolean value that indicates whether Tab without modifiers is a character of the text.
  package init?(_ event: KeyEvent, inDocument: Bool = false) {
    if event.phase == .up { return nil }
    let modifiers = event.modifiers
    let isAction = !modifiers.isDisjoint(with: [.command, .control])
    let unit: TextUnit =
      modifiers.contains(.command) ? .line : modifiers.isDisjoint(with: [.option, .control]) ? .character : .word
    let extends = modifiers.contains(.shift)
    switch event.key {
    case .leftArrow: self = .move(.left(by: unit), extending: extends)
    case .rightArrow: self = .move(.right(by: unit), extending: extends)
    case .upArrow: self = .move(modifiers.contains(.command) ? .start(of: .text) : .up, extending: extends)
    case .downArrow: self = .move(modifiers.contains(.command) ? .end(of: .text) : .down, extending: extends)
    case .home: self = .move(.start(of: isAction ? .text : .line), extending: extends)
    case .end: self = .move(.end(of: isAction ? .text : .line), extending: extends)
    case .pageUp: self = .move(.pageUp, extending: extends)
    case .pageDown: self = .move(.pageDown, extending: extends)
    case .delete: self = .delete(.backward, by: unit)
    case .deleteForward: self = .delete(.forward, by: unit)
    case .return, "\n": self = modifiers.isDisjoint(with: [.option, .shift]) ? .submit : .insertNewline
    case .escape: self = .cancel
    case .tab:
      guard inDocument, modifiers.isEmpty else { return nil }
      self = .insert("\t")
    default:
      if isAction {
        guard let command = Self.action(of: event.key, modifiers) else { return nil }
        self = command
      } else {
        let typed = event.characters.filter { !$0.isControl }
        if typed.isEmpty { return nil }
        self = .insert(typed)
      }
    }
  }

  private static func action(of key: KeyEquivalent, _ modifiers: EventModifiers) -> EditingCommand? {
    // On some keyboards, Control and Option together type characters.
    if modifiers.contains(.control), modifiers.contains(.option) { return nil }
    switch key.character {
    case "a", "A": return .selectAll
    case "c", "C": return .copy
    case "x", "X": return .cut
    case "v", "V": return .paste
    case "y", "Y": return .redo
    case "b", "B": return .toggle(.bold)
    case "i", "I": return .toggle(.italic)
    case "u", "U": return .toggle(.underline)
    case "z", "Z": return modifiers.contains(.shift) ? .redo : .undo
    default: return nil
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control || (0xF700...0xF8FF).contains($0.value) }
  }
}
