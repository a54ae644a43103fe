internal import CGTK
internal import CanopyStyle

extension EventModifiers {
  /// Creates modifiers from a GDK event. Alt becomes Option, and the Super key becomes Command.
  ///
  /// Control remains Control: shortcuts with Command accept it, and text fields distinguish the two.
  init(_ state: GdkModifierType) {
    self = []
    let parts: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option), (GDK_LOCK_MASK, .capsLock),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
    ]
    for (mask, modifier) in parts where state.rawValue & mask.rawValue != 0 { insert(modifier) }
  }
}
