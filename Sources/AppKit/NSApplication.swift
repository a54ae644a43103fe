internal import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// The running app, for code outside of views.
///
/// In views, use the environment: `openURL`, `scenePhase`, `openSettings`.
@MainActor @preconcurrency
public final class NSApplication {
  /// The running app.
  public static let shared = NSApplication()

  private init() {}

  /// A Boolean value that indicates whether the window in which the code runs is active.
  public var isActive: Bool { CurrentWindow.running?.environment.scenePhase == .active }

  /// Posted when a window of the app has become active.
  nonisolated public static let didBecomeActiveNotification = AppNotifications.didBecomeActive
  /// Posted when no window of the app is active anymore.
  nonisolated public static let didResignActiveNotification = AppNotifications.willResignActive
  /// Posted before the app ends.
  nonisolated public static let willTerminateNotification = AppNotifications.willTerminate

  /// Ends the app.
  @available(
    *, unavailable, message: "Close windows with dismissWindow of the environment. The app ends with its last window."
  )
  public func terminate(_ sender: Any?) {}

  /// Brings the windows of the app to the front.
  @available(
    *, unavailable, message: "Desktops decide which window is in front. openWindow of the environment asks for one."
  )
  public func activate(ignoringOtherApps flag: Bool) {}
}

/// The running app.
@MainActor @preconcurrency
public var NSApp: NSApplication { .shared }

/// The desktop on which the app runs.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The desktop on which the app runs.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens a URL in another program, through the host of the window in which the code runs.
  ///
  /// - Returns: False if there is no host that opens URLs.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let environment = CurrentWindow.running?.environment ?? EnvironmentValues()
    environment.openURL(url)
    return environment.urlOpener != nil
  }

  /// Shows files in a file manager by opening the folder of the first one.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    if let file = fileURLs.first { open(file.deletingLastPathComponent()) }
  }
}

/// The screen from the app's point of view: the window in which the code runs.
@MainActor @preconcurrency
public final class NSScreen {
  /// The screen of the window in which the code runs, or nil before there is a window.
  public static var main: NSScreen? { CurrentWindow.running == nil ? nil : NSScreen() }

  private init() {}

  /// The bounds of the window, in points. Desktops don't report the size of the display to apps.
  public var frame: CGRect { CGRect(origin: .zero, size: CurrentWindow.running?.size ?? .zero) }
  /// The bounds of the window, in points.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { CurrentWindow.running?.environment.displayScale ?? 1 }
}
