public import Foundation

extension OpenURLAction {
  /// What came of a URL that an action of your own was asked to open.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case systemAction(URL?, prefersInApp: Bool?)
    }

    let kind: Kind

    /// The action has opened it.
    public static let handled = Result(kind: .handled)

    /// The action wants nobody to open it.
    public static let discarded = Result(kind: .discarded)

    /// The system shall open it.
    public static let systemAction = Result(kind: .systemAction(nil, prefersInApp: nil))

    /// The system shall open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url, prefersInApp: nil)) }

    /// The system shall open it, or another URL, inside of the program if possible.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url, prefersInApp: prefersInApp))
    }
  }
}
