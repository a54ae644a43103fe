internal import CanopyPresentation
internal import CanopyCore
internal import Foundation

// URLs that the window receives from outside, and URLs that no other program could open.

extension AppWindow {
  /// Passes a URL to the actions of the window's views. Until the window is shown, it keeps the URL.
  func receive(_ url: URL) {
    guard let tree = frame?.tree else {
      if !isClosed { waitingURLs.append(url) }
      return
    }
    let actions = tree.context[ExternalEvents.companion].actions
    if actions.isEmpty { RuntimeIssue.record(.noOpenURLAction(for: url), in: tree.context) }
    for action in actions { perform { action(url) } }
  }

  /// Called when no other program could open a URL from this window.
  ///
  /// - Parameter isReported: A Boolean value that indicates whether to tell the person, because the app didn't ask for the
  ///   result.
  func didNotOpen(_ url: URL, isReported: Bool) {
    if let frame { RuntimeIssue.record(.noProgram(for: url), in: frame.tree.context) }
    guard isReported else { return }
    // An app can show addresses that other people wrote.
    let address = url.absoluteString._withoutDirectionControls
    let shown = address.count > 100 ? address.prefix(99) + "…" : address[...]
    let reason =
      url.isFileURL
      ? "No program opens this kind of file."
      : "No program opens links that begin with “\(url.scheme?._withoutDirectionControls ?? ""):”."
    host?.tell("“\(shown)” couldn’t be opened.", because: reason)
  }

  /// Returns a Boolean value that indicates whether the content of the window prefers a URL.
  func prefers(_ url: URL) -> Bool { frame?.tree.context[ExternalEvents.companion].prefers(url) ?? false }

  /// Returns a Boolean value that indicates whether the content of the window allows a URL.
  func allows(_ url: URL) -> Bool { frame?.tree.context[ExternalEvents.companion].allows(url) ?? true }
}

extension RuntimeIssue {
  fileprivate static func noProgram(for url: URL) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        Can't open \(url.absoluteString): the system has no program for it. Pass a completion handler to openURL to handle that \
        yourself.
        """)
  }
}
