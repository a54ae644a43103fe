/// A key, identified by the character that it types or that represents it.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that identifies the key.
  public var character: Character

  /// Creates a key from the character that it types.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The Up Arrow key.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The Down Arrow key.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The Left Arrow key.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The Right Arrow key.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The Escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes the character before the insertion point.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The key that deletes the character after the insertion point.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The Home key.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The End key.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The Page Up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The Page Down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The Clear key.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The Tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The Return key.
  public static let `return`: KeyEquivalent = "\r"
}

extension KeyEquivalent: Hashable {}

/// The modifier keys held during an event.
@frozen public struct EventModifiers: OptionSet, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Creates a set of modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key: Alt on most keyboards for Linux.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key. Hosts map it to a key of the keyboard.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A modifier that marks the key as part of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
