public import CanopyStyle

/// A press of a key while a view has the focus.
public struct KeyPress: Sendable {
  /// The phase of the key press: down, repeat, or up.
  public let phase: Phases
  /// The key that was pressed, regardless of its modifiers.
  public let key: KeyEquivalent
  /// The characters that the key and its modifiers type.
  public let characters: String
  /// The pressed modifier keys.
  public let modifiers: EventModifiers

  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held down, and the system repeats the key press.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// A value that indicates whether an action handled a key.
  public enum Result: Sendable {
    /// The action handled the key, which isn't passed on.
    case handled
    /// The key is passed on to the view's ancestors.
    case ignored
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// A description of the press.
  public var debugDescription: String {
    "KeyPress(\(phase), key: \(String(key.character).debugDescription), characters: \(characters.debugDescription))"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the phases.
  public var debugDescription: String {
    let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
    return "[\(names.joined(separator: ", "))]"
  }
}

extension KeyPress {
  init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeated: .repeat
      case .up: .up
      }
    (key, characters, modifiers) = (event.key, event.characters, event.modifiers)
  }
}
