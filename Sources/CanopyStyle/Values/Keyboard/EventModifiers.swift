/// Keys that change what other keys, clicks and drags mean while they are held.
@frozen public struct EventModifiers: OptionSet, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Modifiers given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option: Alt on most keyboards here.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command: hosts say which key stands for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is one of the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
