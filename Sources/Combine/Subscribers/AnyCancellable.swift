/// A type-erased cancellable, which cancels when it is deinitialized.
///
/// ```swift
/// model.$name
///   .sink { print($0) }
///   .store(in: &subscriptions)
/// ```
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  /// A closure in a struct, because as the value of a generic type, each access would wrap it in two more closures.
  private struct Action {
    var run: (() -> Void)?
  }

  private let action: LockedValue<Action>

  /// Creates a cancellable that runs a closure at most once.
  public init(_ cancel: @escaping () -> Void) {
    action = LockedValue(Action(run: cancel))
  }

  /// Creates a cancellable that cancels another cancellable, at most once.
  public init<C: Cancellable>(_ canceller: C) {
    action = LockedValue(Action { canceller.cancel() })
  }

  deinit {
    cancel()
  }

  /// Cancels the activity. Further calls have no effect.
  public func cancel() {
    action.withLock { $0.run.take() }?()
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

extension Cancellable {
  /// Stores this cancellable in a collection, which keeps the activity running.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores this cancellable in a set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
