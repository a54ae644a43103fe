/// A property whose changes an object announces: `@Published`, and wrappers of other targets.
package protocol PublishedProperty: SendableMetatype {
  var anyStorage: AnyPublishedStorage { get }
}

/// The part of a published property's storage that is independent of the type of its value.
///
/// All mutable state, here and in the subclass, is read and written under the lock.
package class AnyPublishedStorage {
  fileprivate let lock = Lock()
  fileprivate var willChange: ObservableObjectPublisher?
  /// The name of the property; nil until it is connected.
  final fileprivate(set) var name: String?

  /// The publisher of the object with the property; nil until `objectWillChange` of the object is first used.
  final var objectWillChange: ObservableObjectPublisher? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return willChange
    }
    set {
      let old = lock.withLock {
        defer { willChange = newValue }
        return willChange
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Connects the property to the publisher of its object.
  final func connect(to publisher: ObservableObjectPublisher, as name: String) {
    lock.withLock { self.name = name }
    if objectWillChange == nil { objectWillChange = publisher }
  }

  /// Notifies the subscribers of the object, and then performs a change of the property.
  package final func announce(_ change: () -> Void) {
    lock.lock()
    let (object, name) = (willChange, name)
    lock.unlock()
    object?.send(changing: name)
    change()
    object?.hasChanged()
  }
}

/// The storage that announces changes of a property whose value is stored elsewhere.
package final class PropertyAnnouncer: AnyPublishedStorage {
  package override init() {}
}

/// The value of a `@Published` property, and its subscribers.
final class PublishedStorage<Value>: AnyPublishedStorage {
  private var current: Value
  /// The subscribers of the property; nil until there is one.
  private var subscriberList: SubscriberList<Value, Never>?
  /// The value that is being sent to the subscribers, until it is set.
  private var coming: Value?
  private var lastChange = 0
  /// The subscriptions that `assign(to:)` has attached to the property.
  private var attachments: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// Notifies the subscribers of the object, then the subscribers of the property, and then sets the value.
  ///
  /// If a subscriber sets another value in the meantime, the property keeps the value that was published last.
  func send(_ value: Value) { announce { set(value) } }

  private func set(_ value: Value) {
    // The old value is released after unlocking.
    var old = value
    var published: Value?
    lock.lock()
    lastChange += 1
    let change = lastChange
    guard let subscriberList, !subscriberList.isEmpty else {
      swap(&current, &old)
      swap(&coming, &published)
      return lock.unlock()
    }
    published = value
    swap(&coming, &published)
    let outlets = subscriberList.announce(value, surplus: .waitsForNext)
    lock.unlock()
    for outlet in outlets { outlet.deliver() }
    lock.lock()
    if change == lastChange {
      swap(&current, &old)
      published = coming.take()
    }
    lock.unlock()
  }

  func admit(_ subscriber: some Subscriber<Value, Never>) {
    let outlet = Outlet(to: subscriber)
    lock.withLock {
      let subscriberList = subscriberList ?? SubscriberList()
      self.subscriberList = subscriberList
      subscriberList.admit(outlet, first: coming ?? current)
    }
    outlet.open()
  }

  /// Sets the property to each value of a publisher, for the lifetime of the property.
  func follow(_ publisher: some Publisher<Value, Never>) {
    let attachment = publisher.sink { [weak self] in self?.send($0) }
    lock.withLock { attachments.append(attachment) }
  }
}
