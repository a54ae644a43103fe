public import CanopyCore
public import Foundation

/// An action that opens a URL.
///
/// ```swift
/// struct HelpButton: View {
///   @Environment(\.openURL) private var openURL
///   var body: some View { Button("Help") { openURL(helpPage) } }
/// }
/// ```
///
/// Set a custom action in the environment to handle URLs yourself, or to observe them. Store the action in a constant:
/// if a body creates a new action at each update, all views that read it are updated, too.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The custom handler for URLs, if any.
  nonisolated private let handler: ActionBox<(URL) -> Result>?
  /// The closure with which the host opens URLs, if any.
  nonisolated let opener: URLOpener?

  /// Creates an action that passes URLs to `handler`.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.init(ActionBox(handler), nil) }

  /// Creates an action that leaves all URLs to the host.
  nonisolated package init() { self.init(nil, nil) }

  nonisolated private init(_ handler: ActionBox<(URL) -> Result>?, _ opener: URLOpener?) {
    self.handler = handler
    self.opener = opener
  }

  /// Returns a copy of this action with another closure for the URLs that the handler leaves to the system.
  nonisolated func replacingOpener(with opener: URLOpener?) -> OpenURLAction { OpenURLAction(handler, opener) }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { open(url, prefersInApp: false, nil) }

  /// Opens a URL, inside the app if `prefersInApp` is true and the host supports that.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { open(url, prefersInApp: prefersInApp, nil) }

  /// Opens a URL and passes to `completion` whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url, prefersInApp: false, completion)
  }

  private func open(_ url: URL, prefersInApp: Bool, _ completion: ((Bool) -> Void)?) {
    switch handler?.function(url).kind {
    case .handled: completion?(true)
    case .discarded: completion?(false)
    case .systemAction(let other, let prefersInAppNow):
      openExternally(other ?? url, prefersInApp: prefersInAppNow ?? prefersInApp, completion)
    case nil: openExternally(url, prefersInApp: prefersInApp, completion)
    }
  }

  private func openExternally(_ url: URL, prefersInApp: Bool, _ completion: ((Bool) -> Void)?) {
    if let opener {
      opener.function(url, prefersInApp, completion)
    } else {
      RuntimeIssue.record(.cannotOpen(url))
      completion?(false)
    }
  }
}

/// A host's closure that opens URLs.
///
/// Its arguments are the URL, a Boolean value that indicates whether to open the URL inside the app if possible, and a completion
/// handler with a Boolean value that indicates whether the URL was opened. Without a completion handler, the host informs the
/// person if nothing can open the URL.
package typealias URLOpener = ActionBox<@MainActor (URL, Bool, ((Bool) -> Void)?) -> Void>

extension RuntimeIssue {
  fileprivate static func cannotOpen(_ url: URL) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        Can't open \(url.absoluteString): the view isn't in a window of a host that opens URLs. Set \\.openURL in the \
        environment to handle it yourself.
        """)
  }
}

extension OpenURLAction {
  /// The result of a custom action for a URL.
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

    /// The system opens the URL, or a different one if `url` isn't nil, inside the app if `prefersInApp` is true and
    /// the host supports that.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url, prefersInApp: prefersInApp))
    }
  }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  ///
  /// URLs that the action leaves to the system are opened by the host.
  public var openURL: OpenURLAction {
    get { openURLAction.replacingOpener(with: openURLAction.opener ?? urlOpener) }
    set { openURLAction = newValue }
  }

  @Entry private var openURLAction: OpenURLAction = OpenURLAction()

  /// The closure with which the host opens URLs. Hosts set it at the root.
  @Entry package var urlOpener: URLOpener?
}
