internal import CanopyCore

/// Opens the settings of the program.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Opens nothing, and reports that.
  nonisolated package init() { box = nil }

  /// Runs `open`. Hosts keep the action as long as the program runs.
  nonisolated package init(_ open: @escaping @MainActor () -> Void) { box = ActionBox(open) }

  /// Opens the settings, or brings them to the front.
  public func callAsFunction() {
    if let box { box.function() } else { RuntimeIssue.record(.noWindows(for: "open the settings")) }
  }
}
