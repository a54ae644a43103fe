internal import CanopyCore
public import Foundation

/// Opens a URL.
///
/// ```swift
/// struct HelpButton: View {
///   @Environment(\.openURL) private var openURL
///   var body: some View { Button("Help") { openURL(helpPage) } }
/// }
/// ```
///
/// Set one of your own to open URLs in another way, or to see what users open. Links follow it too. An action that is
/// made in a body is another one after each update; kept in a constant, it makes nobody run again.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What the program does about a URL, if it has its own way.
  nonisolated private let handler: ActionBox<(URL) -> Result>?
  /// How the host opens URLs.
  nonisolated let opener: URLOpener?

  /// An action that asks `handler` what to do about a URL.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.init(ActionBox(handler), nil) }

  /// An action that leaves all to the host.
  nonisolated package init() { self.init(nil, nil) }

  nonisolated private init(_ handler: ActionBox<(URL) -> Result>?, _ opener: URLOpener?) {
    self.handler = handler
    self.opener = opener
  }

  /// The same, which turns to `opener` for what the program leaves to the host.
  nonisolated func turning(to opener: URLOpener?) -> OpenURLAction { OpenURLAction(handler, opener) }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { open(url, prefersInApp: false) { _ in } }

  /// Opens a URL, inside of the program if possible.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { open(url, prefersInApp: prefersInApp) { _ in } }

  /// Opens a URL, and says whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url, prefersInApp: false, completion)
  }

  private func open(_ url: URL, prefersInApp: Bool, _ completion: @escaping (Bool) -> Void) {
    switch handler?.function(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other, let prefersInAppNow):
      openOutside(other ?? url, prefersInApp: prefersInAppNow ?? prefersInApp, completion)
    case nil: openOutside(url, prefersInApp: prefersInApp, completion)
    }
  }

  private func openOutside(_ url: URL, prefersInApp: Bool, _ completion: @escaping (Bool) -> Void) {
    if let opener {
      opener.function(url, prefersInApp, completion)
    } else {
      RuntimeIssue.record(.cannotOpen(url))
      completion(false)
    }
  }
}

/// How a host opens a URL: given the URL, whether to stay in the program if possible, and whom to tell if it worked.
package typealias URLOpener = ActionBox<@MainActor (URL, Bool, @escaping (Bool) -> Void) -> Void>

extension RuntimeIssue {
  fileprivate static func cannotOpen(_ url: URL) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        Nobody opens \(url.absoluteString): the view is not in a window of a host that can. Set \\.openURL in the \
        environment to handle it yourself.
        """)
  }
}
