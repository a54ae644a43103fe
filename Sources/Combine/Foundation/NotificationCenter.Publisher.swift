public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, either from one object or from any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name. A subscriber without demand misses notifications.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements: notifications.
    public typealias Output = Notification

    /// The type of the failure: the publisher never fails.
    public typealias Failure = Never

    /// The center where the notifications are posted.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object that posts the notifications; nil for any object.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Notification, Never>) {
      let outlet = Outlet(to: subscriber)
      let action = UncheckedAction<Notification> { outlet.send($0, surplus: .isDropped) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { action.run($0) }
      outlet.open(cancel: { [center] in center.removeObserver(token) })
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns a Boolean value that indicates whether two publishers send the same notifications.
  public static func == (first: Self, second: Self) -> Bool {
    first.center === second.center && first.name == second.name && first.object === second.object
  }
}
