/// A type-erased cancellable, which cancels when it is deinitialized.
///
/// ```swift
/// model.$name
///   .sink { print($0) }
///   .store(in: &subscriptions)
/// ```
///
/// Safe because everything that changes is read and written under the lock.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates a cancellable that runs a closure once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels another one once.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels the activity. Further calls have no effect.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Stores this cancellable in a collection, which keeps the activity running.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this cancellable in a set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
