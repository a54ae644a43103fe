package import CanopyCore
package import CanopyInput
package import CanopyStyle
package import Foundation

/// The window that code outside of views runs in, as reported by `UIScreen.main` and `UIPasteboard.general`.
///
/// In a body, it is the window that contains the view. Elsewhere, it is the most recently updated window; in an action, that is
/// the window of the control.
@MainActor
package final class CurrentWindow {
  static let companion = TreeCompanion { CurrentWindow() }

  /// The most recently updated window. It is global because the names of UIKit and AppKit are.
  private static weak var latest: CurrentWindow?

  /// The window in which code is running or ran last, or nil before the first window.
  package static var running: CurrentWindow? { ViewRuntime.runningTree.map { $0[companion] } ?? latest }

  /// The size of the window.
  package private(set) var size = CGSize.zero
  /// The environment values set by the window's host.
  package private(set) var environment = EnvironmentValues()
  /// The clipboard of the window's system.
  package private(set) weak var clipboard: WindowClipboard?

  private init() {}

  /// Plays feedback if the window's host supports it.
  package func play(_ feedback: SensoryFeedback) { environment.feedbackPlayer?.function(feedback) }

  /// Records that the views of a window are about to be created and mounted.
  package static func enter(_ context: TreeContext, size: CGSize, environment: EnvironmentValues) {
    let window = context[companion]
    latest = window
    window.size = size
    window.environment = environment
    window.clipboard = context[WindowClipboard.companion]
  }

  /// Records that a window is being updated.
  static func enter(_ context: TreeContext) { latest = context[companion] }

  /// Records the new size of a window.
  static func resize(_ context: TreeContext, to size: CGSize) { context[companion].size = size }

  /// Records new environment values from a window's host.
  static func setEnvironment(_ values: EnvironmentValues, of context: TreeContext) {
    context[companion].environment = values
  }
}
