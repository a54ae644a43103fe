internal import CanopyPresentation
internal import CanopyInput
internal import CanopyScene
internal import Foundation

/// The clipboard of the system.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString(link, forType: .string)
/// ```
@MainActor @preconcurrency
public final class NSPasteboard {
  /// The clipboard of the system that shows the window.
  public static let general = NSPasteboard()

  private init() {}

  /// A type of data on a clipboard.
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    /// The identifier of the type.
    public var rawValue: String
    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The type of plain text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// The type of a URL.
    public static let URL = PasteboardType("public.url")
  }

  /// Removes the contents of the clipboard.
  ///
  /// - Returns: The number of changes that the app has made.
  @discardableResult
  public func clearContents() -> Int {
    set(nil)
    return changeCount
  }

  /// The number of changes that the app has made.
  public private(set) var changeCount = 0

  /// Puts a text on the clipboard.
  ///
  /// - Returns: False if the type isn't text or a URL.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    guard type == .string || type == .URL else { return false }
    set(string)
    return true
  }

  /// Returns the text on the clipboard, or nil if there is none or the type isn't text or a URL.
  public func string(forType type: PasteboardType) -> String? {
    type == .string || type == .URL ? clipboard?.string ?? ProcessClipboard.shared.string : nil
  }

  private func set(_ string: String?) {
    changeCount += 1
    if let clipboard { clipboard.string = string } else { ProcessClipboard.shared.string = string }
  }

  private var clipboard: WindowClipboard? { CurrentWindow.running?.clipboard }
}
