package import CanopyCore

/// A clipboard for text, which a host implements with that of the system.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text; nil if the clipboard has none.
  var string: String? { get set }
}

/// A clipboard that belongs to the process, for hosts without one.
package final class ProcessClipboard: Clipboard {
  package static let shared = ProcessClipboard()

  package var string: String?

  package init() {}
}

/// The clipboard of a window.
@MainActor
package final class WindowClipboard {
  package static let companion = TreeCompanion { onMainActor { WindowClipboard() } }

  package var clipboard: any Clipboard = ProcessClipboard.shared

  private init() {}
}
