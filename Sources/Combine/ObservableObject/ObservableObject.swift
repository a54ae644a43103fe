internal import Synchronization

/// A type of object with a publisher that sends before the object changes.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// By default, `objectWillChange` is synthesized and sends before a `@Published` property changes, including inherited ones, and
/// before a change of an `@AppStorage` property. A
/// class that declares its own `objectWillChange` has to send itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before a change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before a `@Published` property changes. It is the same for the lifetime of the object.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.of(type(of: self)).objectWillChange(of: self)
  }
}

/// A publisher that notifies subscribers before an object changes.
///
/// Safe because the subscribers and the other publisher are read and written under the lock, and all else is atomic.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The type of the elements: void values.
  public typealias Output = Void

  /// The type of the failure: the publisher never fails.
  public typealias Failure = Never

  private let lock = Lock()
  private let subscriberList = SubscriberList<Void, Never>()
  /// The number of `@Published` properties that are about to change.
  private let changesUnderWay = Atomic(0)
  /// A Boolean value that indicates whether a view may have read a property while it was about to change.
  private let isReadEarly = Atomic(false)
  /// The publisher of `didChange`; nil until it is first used.
  private var afterChanges: ObservableObjectPublisher?
  /// The name of the `@Published` variable that is about to change.
  private let changing = Atomic<UnsafePointer<CChar>?>(nil)

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Void, Never>) {
    let outlet = Outlet(to: subscriber)
    lock.withLock { subscriberList.admit(outlet) }
    outlet.open()
  }

  /// Notifies the subscribers on the calling thread, before the change.
  public func send() {
    lock.lock()
    let outlets = subscriberList.outlets
    lock.unlock()
    var areAllOpen = true
    for outlet in outlets where !outlet.send((), surplus: .isDropped) { areAllOpen = false }
    if !areAllOpen { lock.withLock { subscriberList.sweep() } }
  }

  /// Notifies the subscribers before a `@Published` property changes. Afterwards, `hasChanged` has to be called.
  func send(changing name: UnsafePointer<CChar>?) {
    changesUnderWay.add(1, ordering: .sequentiallyConsistent)
    changing.store(name, ordering: .relaxed)
    send()
    changing.store(nil, ordering: .relaxed)
  }

  /// Notes that a `@Published` property has changed, and tells those who may have read it too early.
  func hasChanged() {
    changesUnderWay.subtract(1, ordering: .sequentiallyConsistent)
    guard isReadEarly.load(ordering: .sequentiallyConsistent) else { return }
    isReadEarly.store(false, ordering: .sequentiallyConsistent)
    didChange.send()
  }

  /// Notes that a view is about to read the properties. If another thread is just changing one, `didChange` sends afterwards.
  package func willBeRead() {
    if changesUnderWay.load(ordering: .sequentiallyConsistent) > 0 {
      isReadEarly.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// A publisher that sends after a change of a `@Published` property during which a view was about to read the object.
  package var didChange: ObservableObjectPublisher {
    lock.withLock {
      let publisher = afterChanges ?? ObservableObjectPublisher()
      afterChanges = publisher
      return publisher
    }
  }

  /// The name of the `@Published` property that is about to change, during the notification.
  package var changingProperty: String? {
    changing.load(ordering: .relaxed).map { String(String(cString: $0).drop { $0 == "_" }) }
  }
}
