internal import CGTK
internal import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CoreTransferable
internal import Foundation

/// The clipboard of the desktop.
///
/// Other programs deliver text and lists of files some time after they are asked, and a text field needs its text at once. So these are
/// read when another program has copied something and a window of this one is in front, before anyone can paste. Other content is
/// loaded when it is pasted.
@MainActor
final class DesktopClipboard: Clipboard {
  private let clipboard: OpaquePointer?
  private var text: String?
  private var known: [NSItemProvider] = []
  /// A Boolean value that indicates whether the clipboard has content that wasn't read.
  private var isStale = true
  /// A Boolean value that indicates whether a window of the program is in front, so that people may paste.
  var isUsed = false {
    didSet { if isUsed, !oldValue { read() } }
  }
  /// Called when the content of another program is known.
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
    // The own content is known.
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
    // Meanwhile the program itself may have copied something, or there is something newer.
    guard !isOwn, !isStale else { return }
    self.text = text.map { String(decoding: $0, as: UTF8.self) }
    known = items
    didRead()
  }
}
