internal import Foundation

/// A lock that blocks other threads. It must not move in memory while it is used.
///
/// ```swift
/// final class Counter: @unchecked Sendable {
///   private let lock = OSAllocatedUnfairLock(initialState: 0)
///   func next() -> Int { lock.withLock { $0 += 1; return $0 } }
/// }
/// ```
///
/// In new code, use ``OSAllocatedUnfairLock`` or `Mutex`, which manage their own memory.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()
  fileprivate var owner: pthread_t = 0

  /// Creates an unlocked lock.
  public init() {}
}

/// A lock that blocks other threads.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread holds the lock, and acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.owner != pthread_self(), "The thread already holds this os_unfair_lock: unlock it first.")
  pthread_mutex_lock(&lock.pointee.mutex)
  lock.pointee.owner = pthread_self()
}

/// Acquires the lock and returns true, or returns false if a thread holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard pthread_mutex_trylock(&lock.pointee.mutex) == 0 else { return false }
  lock.pointee.owner = pthread_self()
  return true
}

/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_assert_owner(lock)
  lock.pointee.owner = 0
  pthread_mutex_unlock(&lock.pointee.mutex)
}

/// Stops the program if the thread doesn't hold the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.owner == pthread_self(), "The thread doesn't hold this os_unfair_lock.")
}

/// Stops the program if the thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.owner != pthread_self(), "The thread holds this os_unfair_lock.")
}

/// A lock that protects a state.
///
/// Safe because the state is only accessed while the lock is held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The ownership of a lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread holds the lock.
    case owner
    /// Another thread holds the lock, or none does.
    case notOwner
  }

  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit {
      pthread_mutex_destroy(&lock.pointee.mutex)
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock with a state. Nothing else may refer to non-`Sendable` parts of the state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the state while the lock is held. The compiler doesn't check that the result is `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the state while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state if the lock is available, or returns nil. The compiler doesn't check that the result is
  /// `Sendable`.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the state if the lock is available, or returns nil.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program if the ownership of the lock isn't as expected.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no other thread holds the lock, and acquires it.
  @available(*, noasync, message: "Use withLock(_:), which can't be suspended while the lock is held.")
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Releases the lock.
  @available(*, noasync, message: "Use withLock(_:), which can't be suspended while the lock is held.")
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Acquires the lock and returns true, or returns false if a thread holds it.
  @available(*, noasync, message: "Use withLockIfAvailable(_:), which can't be suspended while the lock is held.")
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Runs a closure while the lock is held. The compiler doesn't check that the result is `Sendable`.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure if the lock is available, or returns nil.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
