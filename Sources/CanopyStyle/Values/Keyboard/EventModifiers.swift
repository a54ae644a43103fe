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
  /// The Command key. Hosts choose the key that stands for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A modifier that marks the key as part of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
