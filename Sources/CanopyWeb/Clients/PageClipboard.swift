internal import CanopyInput

/// The clipboard of a window: the browser's clipboard, to the extent that the page knows it.
@MainActor
final class PageClipboard: Clipboard {
  /// A closure called when the app has copied text.
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

  /// Adopts text that the person pastes.
  func paste(_ text: String) { self.text = text }
}
