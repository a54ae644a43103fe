internal import Synchronization

/// A type of object with a publisher that sends before the object changes.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// By default, `objectWillChange` is synthesized. It sends before a `@Published` property changes, including inherited ones, and
/// before a change of an `@AppStorage` property. A class that declares its own `objectWillChange` has to send through it itself.
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
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// The type of the elements: void values.
  public typealias Output = Void

  /// The type of the failure: the publisher never fails.
  public typealias Failure = Never

  private struct State {
    let subscriberList = SubscriberList<Void, Never>()
    /// The publisher of `didChange`; nil until it is first used.
    var didChange: ObservableObjectPublisher?
    /// The name of the `@Published` property that is about to change.
    var changing: String?
  }

  private let state = LockedValue(State())
  /// The number of `@Published` properties that are about to change.
  private let changesUnderWay = Atomic(0)
  /// A Boolean value that indicates whether a view may have read a property while it was about to change.
  private let isReadEarly = Atomic(false)

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Void, Never>) {
    let outlet = Outlet(to: subscriber)
    state.withLock { $0.subscriberList.admit(outlet) }
    outlet.open()
  }

  /// Notifies the subscribers on the calling thread, before the change.
  public func send() { send(to: state.withLock { $0.subscriberList.outlets }) }

  private func send(to outlets: [Outlet<Void, Never>]) {
    var areAllOpen = true
    for outlet in outlets where !outlet.send((), surplus: .isDropped) { areAllOpen = false }
    if !areAllOpen { state.withLock { $0.subscriberList.sweep() } }
  }

  /// Notifies the subscribers before a `@Published` property changes. Call `hasChanged()` afterward.
  func send(changing name: String?) {
    changesUnderWay.add(1, ordering: .sequentiallyConsistent)
    let outlets = state.withLock { state in
      state.changing = name
      return state.subscriberList.outlets
    }
    send(to: outlets)
    state.withLock { $0.changing = nil }
  }

  /// Records that a `@Published` property has changed, and notifies subscribers that may have read it too early.
  func hasChanged() {
    changesUnderWay.subtract(1, ordering: .sequentiallyConsistent)
    guard isReadEarly.load(ordering: .sequentiallyConsistent) else { return }
    isReadEarly.store(false, ordering: .sequentiallyConsistent)
    didChange.send()
  }

  /// Records that a view is about to read the properties. If another thread is currently changing one, `didChange` sends
  /// afterward.
  package func willBeRead() {
    if changesUnderWay.load(ordering: .sequentiallyConsistent) > 0 {
      isReadEarly.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// A publisher that sends after a change of a `@Published` property if a view was about to read the object during the change.
  package var didChange: ObservableObjectPublisher {
    state.withLock { state in
      let publisher = state.didChange ?? ObservableObjectPublisher()
      state.didChange = publisher
      return publisher
    }
  }

  /// The name of the `@Published` property that is about to change, during the notification.
  package var changingProperty: String? { state.withLock { $0.changing } }
}
