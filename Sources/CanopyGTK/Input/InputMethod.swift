internal import CGTK
internal import CanopyInput
internal import Foundation

/// The system's input method, such as one that composes Chinese characters, or dead keys.
@MainActor
final class InputMethod {
  private let context: UnsafeMutablePointer<GtkIMContext>
  private let send: @MainActor (CompositionEvent) -> Void
  private var isComposing = false
  /// The text committed while the method handles a key, or nil while it isn't handling one.
  private var committed: String?
  private var isTaking = false

  /// An input method's response to a key.
  enum Answer {
    /// The input method uses the key, for example for a composition.
    case used
    /// The key types text without composition.
    case typed(String)
    case unused
  }

  init(for widget: UnsafeMutablePointer<GtkWidget>, send: @escaping @MainActor (CompositionEvent) -> Void) {
    self.send = send
    context = canopy_new_input_method()
    gtk_im_context_set_client_widget(context, widget)
    Signals.connect(object, text: "commit") { [weak self] in self?.commit($0) }
    Signals.connect(object, "preedit-changed") { [weak self] in self?.compositionChanged() }
    Signals.connect(object, "preedit-end") { [weak self] in self?.compositionEnded() }
  }

  private var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(context) }

  /// Accepts text for a field whose caret may have moved, or stops if `input` is nil.
  func take(_ input: TextInput?) {
    guard let input else {
      isTaking = false
      gtk_im_context_reset(context)
      gtk_im_context_focus_out(context)
      return
    }
    let purpose = input.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM
    canopy_set_int(object, "input-purpose", Int32(purpose.rawValue))
    let caret = input.caret.standardized
    var area = GdkRectangle(
      x: Int32(clamping: Int(caret.minX)), y: Int32(clamping: Int(caret.minY)),
      width: Int32(clamping: Int(max(caret.width, 1))), height: Int32(clamping: Int(max(caret.height, 1))))
    gtk_im_context_set_cursor_location(context, &area)
    if !isTaking { gtk_im_context_focus_in(context) }
    isTaking = true
  }

  /// Called when the window has come to the front, or is gone.
  func focusDidChange(_ isFocused: Bool) {
    if isFocused { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  /// Passes a key event to the method.
  func filter(_ event: OpaquePointer) -> Answer {
    let wasComposing = isComposing
    committed = ""
    let isUsed = gtk_im_context_filter_keypress(context, event) != 0
    let text = committed ?? ""
    committed = nil
    guard isUsed else { return .unused }
    // Plain letters are treated as keys of the window, so that its views receive them as such.
    if !text.isEmpty, !wasComposing, !isComposing { return .typed(text) }
    if !text.isEmpty { send(.committed(text)) }
    return .used
  }

  private func commit(_ text: String) {
    if committed != nil { committed?.append(text) } else { send(.committed(text)) }
    isComposing = false
  }

  private func compositionChanged() {
    var string: UnsafeMutablePointer<CChar>?
    var position: gint = 0
    gtk_im_context_get_preedit_string(context, &string, nil, &position)
    let text = string.map { String(cString: $0) } ?? ""
    g_free(string)
    if text.isEmpty { return compositionEnded() }
    isComposing = true
    // GTK counts code points.
    let caret = String(text.unicodeScalars.prefix(Int(position))).count
    send(.changed(text, selection: caret..<caret))
  }

  private func compositionEnded() {
    guard isComposing else { return }
    isComposing = false
    send(.cancelled)
  }

  isolated deinit { g_object_unref(object) }
}
