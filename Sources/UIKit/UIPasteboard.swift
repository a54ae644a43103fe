internal import CanopyPresentation
internal import CanopyInput
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// The clipboard of the system.
///
/// In views, use `PasteButton`, `copyable(_:)` and `pasteDestination(for:action:)`, which let people decide what an app can
/// read.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The clipboard of the system that shows the window.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the clipboard, or nil if there is none.
  public var string: String? {
    get { clipboard?.string ?? ProcessClipboard.shared.string }
    set {
      if let clipboard { clipboard.string = newValue } else { ProcessClipboard.shared.string = newValue }
    }
  }

  /// The texts on the clipboard, or nil if there are none.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The URL on the clipboard, or nil if its text isn't a URL.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether the clipboard contains text.
  public var hasStrings: Bool { string?.isEmpty == false }
  /// A Boolean value that indicates whether the clipboard contains a URL.
  public var hasURLs: Bool { url != nil }

  /// The image on the clipboard.
  @available(*, unavailable, message: "Use a view with pasteDestination(for:action:), which receives data of any type.")
  public var image: UIImage? {
    get { nil }
    set {}
  }

  private var clipboard: WindowClipboard? { CurrentWindow.running?.clipboard }
}
