internal import CGTK
internal import CanopyStyle

extension KeyboardShortcut {
  /// The keys as GTK writes them, such as `<Control>s`; nil for a key that has no name. Command is Control, as everywhere on Linux.
  var acceleratorName: String? {
    guard let code = GDKKeyNames.number(of: key), let name = gdk_keyval_name(code) else { return nil }
    var text = ""
    if !modifiers.isDisjoint(with: [.command, .control]) { text += "<Control>" }
    if modifiers.contains(.option) { text += "<Alt>" }
    if modifiers.contains(.shift) { text += "<Shift>" }
    return text + String(cString: name)
  }
}
