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

  /// Creates a cancellable that runs `cancel` once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels `canceller` once.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels, the first time it is called.
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

  /// Returns whether two values are the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Feeds what tells this apart from others into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
