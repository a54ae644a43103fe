internal import CanopyStyle
package import Foundation

/// The notifications that report an app's phases to code outside of views, under their names on Apple's systems.
package enum AppNotifications {
  package static let didBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
  package static let willResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
  package static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  package static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")
  package static let willTerminate = Notification.Name("UIApplicationWillTerminateNotification")

  /// Returns the notifications to post for a phase change, in order.
  static func names(from old: ScenePhase, to new: ScenePhase) -> [Notification.Name] {
    var names: [Notification.Name] = []
    if old == .background, new != .background { names.append(willEnterForeground) }
    if old == .active, new != .active { names.append(willResignActive) }
    if new == .active, old != .active { names.append(didBecomeActive) }
    if new == .background, old != .background { names.append(didEnterBackground) }
    return names
  }
}
