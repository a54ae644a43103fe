internal import CGTK
internal import CanopyInput
internal import CanopyStyle

/// Converts between keys and GDK's key values.
enum GDKKeyNames {
  /// Returns the key for a key value, or nil for a key value that isn't a key on its own, such as Shift.
  static func key(_ number: guint) -> KeyEquivalent? {
    if let known = known[Int32(bitPattern: number)] { return known }
    let code = gdk_keyval_to_unicode(number)
    guard code != 0, let scalar = Unicode.Scalar(code) else { return functionKey(number) }
    return KeyEquivalent(Character(scalar))
  }

  /// Returns the meaning of a modifier key, or nil for other keys.
  static func modifier(_ number: guint) -> EventModifiers? { modifiers[Int32(bitPattern: number)] }

  private static let modifiers: [Int32: EventModifiers] = [
    GDK_KEY_Shift_L: .shift, GDK_KEY_Shift_R: .shift, GDK_KEY_Control_L: .control, GDK_KEY_Control_R: .control,
    GDK_KEY_Alt_L: .option, GDK_KEY_Alt_R: .option, GDK_KEY_Super_L: .command, GDK_KEY_Super_R: .command,
    GDK_KEY_Meta_L: .command, GDK_KEY_Meta_R: .command, GDK_KEY_Caps_Lock: .capsLock,
  ]

  /// Returns the key value of a key on the main part of the keyboard, or nil if there is none.
  static func number(of key: KeyEquivalent) -> guint? {
    let numbers = known.filter { $0.value == key }.keys.map { guint(bitPattern: $0) }
    // The key values from the ISO standard are smaller, and less widely known.
    if let number = numbers.filter({ !isOnKeypad($0) }).max() { return number }
    guard let scalar = key.character.lowercased().unicodeScalars.first, key.character.unicodeScalars.count == 1 else {
      return nil
    }
    if (0xF704...0xF704 + 34).contains(scalar.value) { return guint(GDK_KEY_F1) + scalar.value - 0xF704 }
    return gdk_unicode_to_keyval(scalar.value)
  }

  /// Returns a Boolean value that indicates whether a key belongs to the numeric keypad.
  static func isOnKeypad(_ number: guint) -> Bool { (guint(GDK_KEY_KP_Space)...guint(GDK_KEY_KP_9)).contains(number) }

  private static let known: [Int32: KeyEquivalent] = [
    GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_KP_Down: .downArrow,
    GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_Right: .rightArrow, GDK_KEY_KP_Right: .rightArrow,
    GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward,
    GDK_KEY_KP_Delete: .deleteForward, GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end,
    GDK_KEY_KP_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Clear: .clear, GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
    GDK_KEY_KP_Tab: .tab, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space, GDK_KEY_Return: .return,
    GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_Menu: .menu,
  ]

  /// Returns a function key, which has its own character as on Apple's systems.
  private static func functionKey(_ number: guint) -> KeyEquivalent? {
    let first = guint(GDK_KEY_F1)
    guard (first...guint(GDK_KEY_F35)).contains(number) else { return nil }
    return Unicode.Scalar(0xF704 + number - first).map { KeyEquivalent(Character($0)) }
  }
}
