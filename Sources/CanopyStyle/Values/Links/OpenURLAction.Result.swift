public import Foundation

extension OpenURLAction {
  /// The outcome of a custom action for a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case systemAction(URL?, prefersInApp: Bool?)
    }

    let kind: Kind

    /// The action handled the URL.
    public static let handled = Result(kind: .handled)

    /// The action discarded the URL, which isn't opened.
    public static let discarded = Result(kind: .discarded)

    /// The system opens the URL.
    public static let systemAction = Result(kind: .systemAction(nil, prefersInApp: nil))

    /// The system opens a different URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url, prefersInApp: nil)) }

    /// The system opens the URL, or a different one, inside the app if possible.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url, prefersInApp: prefersInApp))
    }
  }
}
