internal import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// The running app, for code outside of views.
///
/// ```swift
/// UIApplication.shared.open(URL(string: "https://swift.org")!)
/// ```
///
/// In views, use the environment: `openURL`, `scenePhase`, `openSettings`.
@MainActor @preconcurrency
public final class UIApplication {
  /// The running app.
  public static let shared = UIApplication()

  private init() {}

  /// Opens a URL in another program, through the host of the window in which the code runs.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: Options of iOS, which have no effect.
  ///   - completion: A closure that receives whether the URL was opened.
  public func open(
    _ url: URL, options _: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let action = CurrentWindow.running?.environment.openURL ?? EnvironmentValues().openURL
    action(url) { accepted in completion?(accepted) }
  }

  /// Opens a URL in another program, and returns whether it was opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in open(url, options: options) { continuation.resume(returning: $0) } }
  }

  /// Returns a Boolean value that indicates whether a program may open a URL: there is a host, and the URL has a scheme. Only
  /// opening the URL shows whether it works.
  public func canOpenURL(_ url: URL) -> Bool {
    CurrentWindow.running?.environment.urlOpener != nil && url.scheme?.isEmpty == false
  }

  /// The phase of the window in which the code runs.
  public var applicationState: State {
    switch CurrentWindow.running?.environment.scenePhase {
    case .active: .active
    case .inactive: .inactive
    default: .background
    }
  }

  /// The phase of an app.
  public enum State: Int, Sendable {
    /// The app's window is active.
    case active
    /// The app is visible but not active.
    case inactive
    /// The app isn't visible.
    case background
  }

  /// An option of iOS for opening URLs.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public var rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens universal links only in their app. It has no effect.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The reading direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    CurrentWindow.running?.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A Boolean value that indicates whether the display stays on without touches.
  @available(*, unavailable, message: "Desktops and browsers decide when the display turns off.")
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// The scenes of the app.
  @available(
    *, unavailable, message: "Windows are scenes of SwiftUI here. Use openWindow and dismissWindow of the environment."
  )
  public var connectedScenes: Set<AnyHashable> { [] }

  /// The windows of the app.
  @available(
    *, unavailable, message: "Windows are scenes of SwiftUI here. Use openWindow and dismissWindow of the environment."
  )
  public var windows: [AnyObject] { [] }

  // MARK: Notifications

  /// Posted when a window of the app has become active.
  nonisolated public static let didBecomeActiveNotification = AppNotifications.didBecomeActive
  /// Posted when no window of the app is active anymore.
  nonisolated public static let willResignActiveNotification = AppNotifications.willResignActive
  /// Posted when the app is no longer visible.
  nonisolated public static let didEnterBackgroundNotification = AppNotifications.didEnterBackground
  /// Posted when the app becomes visible again.
  nonisolated public static let willEnterForegroundNotification = AppNotifications.willEnterForeground
  /// Posted before the app ends.
  nonisolated public static let willTerminateNotification = AppNotifications.willTerminate
}

/// The direction of text.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
