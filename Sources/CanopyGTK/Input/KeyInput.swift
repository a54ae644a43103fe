internal import CGTK
internal import CanopyInput
internal import CanopyStyle
internal import Foundation

/// Receives keys for a widget. While a text field accepts text, an input method sees them first.
@MainActor
final class KeyInput {
  private let send: @MainActor (InputEvent) -> Void
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var controller: OpaquePointer?
  /// The codes of the pressed keys, with the keys that they were when they were pressed.
  private var held: [guint: KeyEquivalent] = [:]
  /// The codes of the pressed modifier keys, with their meanings.
  private var heldModifiers: [guint: EventModifiers] = [:]
  private lazy var method = InputMethod(for: widget) { [weak self] in self?.send(.composition($0)) }
  private var takesText = false
  /// Returns whether keys open a menu of the window, in which case its menu bar handles them.
  var opensMenu: (KeyEquivalent, EventModifiers) -> Bool = { _, _ in false }

  init(of widget: UnsafeMutablePointer<GtkWidget>, send: @escaping @MainActor (InputEvent) -> Void) {
    self.widget = widget
    self.send = send
    let events = gtk_event_controller_legacy_new()
    // The invisible elements inside can have GTK's focus. They must not see any keys.
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, events)
    if let events {
      Signals.connect(UnsafeMutableRawPointer(events), event: "event") { [weak self] in self?.receive($0) ?? false }
    }
    let focus = gtk_event_controller_focus_new()
    gtk_widget_add_controller(widget, focus)
    if let focus {
      Signals.connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.focusDidChange(true) }
      Signals.connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.focusDidChange(false) }
    }
  }

  /// Starts to accept text for a text field, or stops if `input` is nil.
  func takeText(for input: TextInput?) {
    if input == nil, !takesText { return }
    takesText = input != nil
    method.take(input)
  }

  private func focusDidChange(_ isFocused: Bool) {
    if takesText { method.focusDidChange(isFocused) }
    guard !isFocused else { return }
    // The keys will be released in another window.
    for key in held.values { send(.key(KeyEvent(.up, key: key, characters: ""))) }
    held = [:]
    heldModifiers = [:]
    send(.modifiers([]))
  }

  /// Returns a Boolean value that indicates whether the event is a key event.
  private func receive(_ event: OpaquePointer) -> Bool {
    noteModifier(event)
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS:
      if let key = key(of: event), opensMenu(key, modifiers(of: event)) { return false }
      press(event)
    case GDK_KEY_RELEASE: release(event)
    default: return false
    }
    return true
  }

  /// Sends the pressed modifier keys after one was pressed or released. The event itself contains the previous ones.
  private func noteModifier(_ event: OpaquePointer) {
    let isPress = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    guard isPress || gdk_event_get_event_type(event) == GDK_KEY_RELEASE,
      let modifier = GDKKeyNames.modifier(gdk_key_event_get_keyval(event))
    else { return }
    var keys = EventModifiers(gdk_event_get_modifier_state(event))
    if isPress {
      keys.insert(modifier)
    } else if modifier != .capsLock {
      // The same key on the other side can still be pressed.
      keys.subtract(modifier)
    }
    if modifier != .capsLock { heldModifiers[gdk_key_event_get_keycode(event)] = isPress ? modifier : nil }
    send(.modifiers(heldModifiers.values.reduce(keys) { $0.union($1) }))
  }

  private func press(_ event: OpaquePointer) {
    var typed: String?
    if takesText {
      switch method.filter(event) {
      case .unused: break
      case .typed(let text): typed = text
      case .used: return
      }
    }
    guard let key = key(of: event) ?? typed.flatMap(\.first).map({ KeyEquivalent($0) }) else { return }
    let code = gdk_key_event_get_keycode(event)
    let modifiers = modifiers(of: event)
    let isRepeated = held.updateValue(key, forKey: code) != nil
    let characters = typed ?? key.typed(with: modifiers)
    var sent = KeyEvent(isRepeated ? .repeated : .down, key: key, characters: characters, modifiers: modifiers)
    if modifiers.contains(.shift) { sent.unshifted = unshiftedKey(of: event) }
    send(.key(sent))
  }

  private func release(_ event: OpaquePointer) {
    if takesText, case .used = method.filter(event) { return }
    guard let key = held.removeValue(forKey: gdk_key_event_get_keycode(event)) else { return }
    send(.key(KeyEvent(.up, key: key, characters: "", modifiers: modifiers(of: event))))
  }

  private func modifiers(of event: OpaquePointer) -> EventModifiers {
    var modifiers = EventModifiers(gdk_event_get_modifier_state(event))
    if GDKKeyNames.isOnKeypad(gdk_key_event_get_keyval(event)) { modifiers.insert(.numericPad) }
    return modifiers
  }

  /// Returns the key of an event, or nil for a modifier key.
  private func key(of event: OpaquePointer) -> KeyEquivalent? {
    let key = GDKKeyNames.key(gdk_key_event_get_keyval(event))
    let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
    guard let key, !key.character.isASCII, !modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return key
    }
    // A shortcut on a keyboard with other letters, such as Cyrillic ones, uses the letter on the same key in the first layout.
    return latinKey(of: event) ?? key
  }

  private func unshiftedKey(of event: OpaquePointer) -> KeyEquivalent? {
    var number = guint(0)
    let state = GdkModifierType(gdk_event_get_modifier_state(event).rawValue & ~GDK_SHIFT_MASK.rawValue)
    let (code, layout) = (gdk_key_event_get_keycode(event), Int32(gdk_key_event_get_layout(event)))
    let isKnown =
      gdk_display_translate_key(gtk_widget_get_display(widget), code, state, layout, &number, nil, nil, nil) != 0
    return isKnown ? GDKKeyNames.key(number) : nil
  }

  private func latinKey(of event: OpaquePointer) -> KeyEquivalent? {
    var (keys, numbers, count) = (UnsafeMutablePointer<GdkKeymapKey>?.none, UnsafeMutablePointer<guint>?.none, gint(0))
    let display = gtk_widget_get_display(widget)
    guard gdk_display_map_keycode(display, gdk_key_event_get_keycode(event), &keys, &numbers, &count) != 0 else {
      return nil
    }
    defer {
      g_free(keys)
      g_free(numbers)
    }
    let all = UnsafeBufferPointer(start: numbers, count: Int(count))
    return all.lazy.compactMap(GDKKeyNames.key).first { $0.character.isASCII && $0.character.isLetter }
  }
}

extension KeyEquivalent {
  /// Returns the characters that the key types without an input method.
  fileprivate func typed(with modifiers: EventModifiers) -> String {
    guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return "" }
    return KeyEvent(key: self).characters
  }
}
