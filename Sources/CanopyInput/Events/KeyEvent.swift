package import CanopyStyle

/// A change of a key of the keyboard.
package struct KeyEvent: Sendable {
  package enum Phase: Sendable {
    case down
    /// The key is held down, and the system repeats the key press.
    case repeated
    case up
  }

  package var phase: Phase
  package var key: KeyEquivalent
  /// The characters that the key and its modifiers type, or an empty string if they type none.
  package var characters: String
  package var modifiers: EventModifiers
  /// The key without Shift, if the host knows it, such as `=` for the key that types `+`.
  package var unshifted: KeyEquivalent?

  /// Creates an event.
  ///
  /// - Parameter characters: The characters that the key types, or nil for the key's own character, if it has one.
  package init(
    _ phase: Phase = .down, key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? key.typedCharacters
    self.modifiers = modifiers
  }
}

/// A change of the text that an input method composes.
package enum CompositionEvent: Sendable {
  /// The text that is being composed, which isn't part of the content yet.
  ///
  /// - Parameter selection: The selected range of the text, in characters.
  case changed(String, selection: Range<Int>)
  /// Completed text: the result of composition, or text from another source such as dictation.
  case committed(String)
  /// The composition ends without a result.
  case cancelled
}

extension KeyEquivalent {
  /// The characters that the key types without modifiers, or an empty string for keys such as arrows and Escape.
  var typedCharacters: String {
    let isFunctionKey = character.unicodeScalars.contains {
      $0.properties.generalCategory == .control || (0xF700...0xF8FF).contains($0.value)
    }
    return isFunctionKey ? "" : String(character)
  }
}
