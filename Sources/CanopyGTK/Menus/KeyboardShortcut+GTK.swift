internal import CGTK
internal import CanopyStyle

extension KeyboardShortcut {
  /// The keys in GTK's notation, such as `<Control>s`, or nil for a key without a name. Command becomes Control, as usual on
  /// Linux.
  var acceleratorName: String? {
    guard let code = GDKKeyNames.number(of: key), let name = gdk_keyval_name(code) else { return nil }
    var text = ""
    if !modifiers.isDisjoint(with: [.command, .control]) { text += "<Control>" }
    if modifiers.contains(.option) { text += "<Alt>" }
    if modifiers.contains(.shift) { text += "<Shift>" }
    return text + String(cString: name)
  }
}
