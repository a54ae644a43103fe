internal import CanopyPresentation
internal import CanopyInput
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// The clipboard of the system.
///
/// In views, use `PasteButton`, `copyable(_:)` and `pasteDestination(for:action:)`, for which the person decides what an app sees.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The clipboard of the system on which the window is shown.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the clipboard; nil if there is none.
  public var string: String? {
    get { clipboard?.string ?? ProcessClipboard.shared.string }
    set {
      if let clipboard { clipboard.string = newValue } else { ProcessClipboard.shared.string = newValue }
    }
  }

  /// The texts on the clipboard; nil if there are none.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The URL on the clipboard; nil if its text is none.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether there is a text on the clipboard.
  public var hasStrings: Bool { string?.isEmpty == false }
  /// A Boolean value that indicates whether there is a URL on the clipboard.
  public var hasURLs: Bool { url != nil }

  /// The image on the clipboard.
  @available(*, unavailable, message: "Use a view with pasteDestination(for:action:), which receives data of any type.")
  public var image: UIImage? {
    get { nil }
    set {}
  }

  private var clipboard: WindowClipboard? { CurrentWindow.running?.clipboard }
}
