internal import CanopyCore

/// An action that opens the settings of the app.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Creates an action that opens nothing and records an issue when called.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `open`. Hosts keep the action for the lifetime of the app.
  nonisolated package init(_ open: @escaping @MainActor () -> Void) { box = ActionBox(open) }

  /// Opens the settings window, or brings it to the front.
  public func callAsFunction() {
    if let box { box.function() } else { RuntimeIssue.record(.noWindows(for: "open the settings")) }
  }
}
