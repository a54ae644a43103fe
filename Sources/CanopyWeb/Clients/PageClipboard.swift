internal import CanopyInput

/// The clipboard of a window: that of the page's browser, as far as the page knows it.
@MainActor
final class PageClipboard: Clipboard {
  /// Called when the program has copied text.
  var copied: (String) -> Void = { _ in }
  private var text: String?

  nonisolated init() {}

  var string: String? {
    get { text }
    set {
      text = newValue
      if let newValue { copied(newValue) }
    }
  }

  /// Takes text that the person pastes.
  func paste(_ text: String) { self.text = text }
}
