package import CanopyCore
package import CanopyInput
package import CanopyStyle
package import Foundation

/// The window that code outside of views is called from, as it sees it through `UIScreen.main` and `UIPasteboard.general`.
///
/// In a body, that is the window with the view. Elsewhere it is the window that was updated last, so in an action it is the window
/// with the control.
@MainActor
package final class CurrentWindow {
  static let companion = TreeCompanion { CurrentWindow() }

  /// The window that was updated last. Names of UIKit and AppKit are global, so this has to be, too.
  private static weak var latest: CurrentWindow?

  /// The window in which code is running, or ran last; nil before there is one.
  package static var running: CurrentWindow? { ViewRuntime.runningTree.map { $0[companion] } ?? latest }

  /// The size of the window.
  package private(set) var size = CGSize.zero
  /// The environment values that the host of the window sets.
  package private(set) var environment = EnvironmentValues()
  /// The clipboard of the window's system.
  package private(set) weak var clipboard: WindowClipboard?

  private init() {}

  /// Plays feedback, if the host of the window can.
  package func play(_ feedback: SensoryFeedback) { environment.feedbackPlayer?.function(feedback) }

  /// Notes that the views of a window are about to be made and mounted.
  package static func enter(_ context: TreeContext, size: CGSize, environment: EnvironmentValues) {
    let window = context[companion]
    latest = window
    window.size = size
    window.environment = environment
    window.clipboard = context[WindowClipboard.companion]
  }

  /// Notes that a window is updated.
  static func enter(_ context: TreeContext) { latest = context[companion] }

  /// Notes another size of a window.
  static func resize(_ context: TreeContext, to size: CGSize) { context[companion].size = size }

  /// Notes other values of a window's host.
  static func setEnvironment(_ values: EnvironmentValues, of context: TreeContext) {
    context[companion].environment = values
  }
}
