internal import CGTK
internal import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// The clipboard of the desktop.
///
/// Other programs deliver text and lists of files with a delay after they are requested, but a text field needs its text
/// immediately. Both are therefore read when another program has copied something and a window of this program is in front,
/// before a person can paste. Other content is loaded when it is pasted.
@MainActor
final class DesktopClipboard: Clipboard {
  private let clipboard: OpaquePointer?
  private var text: String?
  private var known: [NSItemProvider] = []
  /// A Boolean value that indicates whether the clipboard has content that hasn't been read.
  private var isStale = true
  /// A Boolean value that indicates whether a window of the program is in front, so that a person might paste.
  var isUsed = false {
    didSet { if isUsed, !oldValue { read() } }
  }
  /// A closure called when another program's content has been read.
  var didRead: () -> Void = {}

  init() {
    clipboard = gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    guard let clipboard else { return }
    Signals.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.contentChanged() }
  }

  var string: String? {
    get { text }
    set { copy(newValue.map { [NSItemProvider(object: NSString(string: $0))] } ?? [], text: newValue) }
  }

  var items: [NSItemProvider] {
    get { known }
    set {
      copy(newValue, text: nil)
      newValue._loadText { [weak self] in if self?.known == newValue { self?.text = $0 } }
    }
  }

  private func copy(_ items: [NSItemProvider], text: String?) {
    (self.text, known, isStale) = (text, items, false)
    guard let clipboard else { return }
    guard !items.isEmpty else {
      gdk_clipboard_set_content(clipboard, nil)
      return
    }
    let provider = OfferedContent.makeProvider(of: items)
    gdk_clipboard_set_content(
      clipboard, UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GdkContentProvider.self))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  // MARK: Other programs

  private var isOwn: Bool { clipboard.map { gdk_clipboard_is_local($0) != 0 } ?? true }

  private func contentChanged() {
    // This program's own content is already known.
    guard !isOwn else { return }
    isStale = true
    if isUsed { read() }
  }

  private func read() {
    guard isStale, let clipboard else { return }
    isStale = false
    let content = ForeignContent(clipboard: clipboard)
    content.loadItems { [weak self] items in
      content.read(TransferFormat.text) { self?.adopt(items, text: try? $0.get()) }
    }
  }

  private func adopt(_ items: [NSItemProvider], text: Data?) {
    // In the meantime, this program may have copied something, or the content may have changed again.
    guard !isOwn, !isStale else { return }
    self.text = text.map { String(decoding: $0, as: UTF8.self) }
    known = items
    didRead()
  }
}
