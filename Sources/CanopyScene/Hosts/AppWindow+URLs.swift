internal import CanopyCore
internal import Foundation

// URLs that the window receives from outside.

extension AppWindow {
  /// Passes a URL to the actions of the window's views. A window that isn't shown yet keeps the URL until it is.
  func receive(_ url: URL) {
    guard let tree = frame?.tree else {
      if !isClosed { waitingURLs.append(url) }
      return
    }
    let actions = tree.context[ExternalEvents.companion].actions
    if actions.isEmpty { RuntimeIssue.record(.noOpenURLAction(for: url), in: tree.context) }
    for action in actions { perform { action(url) } }
  }

  /// Returns a Boolean value that indicates whether the content of the window prefers a URL.
  func prefers(_ url: URL) -> Bool { frame?.tree.context[ExternalEvents.companion].prefers(url) ?? false }

  /// Returns a Boolean value that indicates whether the content of the window allows a URL.
  func allows(_ url: URL) -> Bool { frame?.tree.context[ExternalEvents.companion].allows(url) ?? true }
}
