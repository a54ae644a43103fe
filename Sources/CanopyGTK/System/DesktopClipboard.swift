internal import CGTK
internal import CanopyCore
internal import CanopyInput

/// The clipboard of the desktop, for text.
///
/// Other programs deliver their text some time after it is asked for, and a text field needs it at once. So the text is read when
/// another program has copied something and a window of this one is in front, before anyone can paste it.
@MainActor
final class DesktopClipboard: Clipboard {
  private let clipboard: OpaquePointer?
  private var text: String?
  /// A Boolean value that indicates whether the clipboard has content that wasn't read.
  private var isStale = true
  /// A Boolean value that indicates whether a window of the program is in front, so that people may paste.
  var isUsed = false {
    didSet { if isUsed, !oldValue { read() } }
  }

  init() {
    clipboard = gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    guard let clipboard else { return }
    Signals.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.contentChanged() }
  }

  var string: String? {
    get { text }
    set {
      text = newValue
      guard let clipboard else { return }
      if let newValue { gdk_clipboard_set_text(clipboard, newValue) } else { gdk_clipboard_set_content(clipboard, nil) }
      isStale = false
    }
  }

  private func contentChanged() {
    // The own text is known.
    guard let clipboard, gdk_clipboard_is_local(clipboard) == 0 else { return }
    isStale = true
    if isUsed { read() }
  }

  private func read() {
    guard isStale, let clipboard else { return }
    isStale = false
    // Safe because the object is retained until the answer has come.
    let data = Unmanaged.passRetained(self).toOpaque()
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        guard let data, let source else { return }
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
        let string = text.map { String(cString: $0) }
        g_free(text)
        // Safe because it was retained above.
        let clipboard = Unmanaged<DesktopClipboard>.fromOpaque(data).takeRetainedValue()
        onMainActor { clipboard.didRead(string) }
      }, data)
  }

  private func didRead(_ string: String?) {
    // Meanwhile the program itself may have copied something.
    if let clipboard, gdk_clipboard_is_local(clipboard) != 0 { return }
    text = string
  }
}
