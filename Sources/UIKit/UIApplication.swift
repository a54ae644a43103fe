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
  ///   - url: The URL.
  ///   - options: Options of iOS, which desktops and browsers don't have.
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

  /// Returns a Boolean value that indicates whether a program may open a URL: whether a host is there, and the URL has a scheme. Only
  /// opening it tells for sure.
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
    /// The app has the attention of the person.
    case active
    /// The app can be seen, and has not the attention of the person.
    case inactive
    /// The app can't be seen.
    case background
  }

  /// An option of iOS for opening URLs.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public var rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens links that belong to an app in that app only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The direction of text in the language of the app.
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

  /// Posted when a window of the app has got the attention of the person.
  nonisolated public static let didBecomeActiveNotification = AppNotifications.didBecomeActive
  /// Posted when no window of the app has the attention of the person any more.
  nonisolated public static let willResignActiveNotification = AppNotifications.willResignActive
  /// Posted when the app can't be seen any more.
  nonisolated public static let didEnterBackgroundNotification = AppNotifications.didEnterBackground
  /// Posted when the app can be seen again.
  nonisolated public static let willEnterForegroundNotification = AppNotifications.willEnterForeground
  /// Posted when the app ends.
  nonisolated public static let willTerminateNotification = AppNotifications.willTerminate
}

/// The direction of text.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
