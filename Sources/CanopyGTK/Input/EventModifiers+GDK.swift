internal import CGTK
internal import CanopyStyle

extension EventModifiers {
  /// Creates the modifiers of an event of GDK. Alt is Option, and the Super key is Command.
  ///
  /// Control stays what it is: shortcuts with Command accept it, and text fields tell the two apart.
  init(_ state: GdkModifierType) {
    self = []
    let parts: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option), (GDK_LOCK_MASK, .capsLock),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
    ]
    for (mask, modifier) in parts where state.rawValue & mask.rawValue != 0 { insert(modifier) }
  }
}
