internal import Glibc

/// A value that only one thread at a time can read or change.
///
/// It uses the system's mutex instead of the standard library's `Mutex`, because the thread sanitizer doesn't know the latter:
/// if two threads actually wait for a `Mutex`, it reports a race that doesn't exist.
///
/// Store a closure in a struct. If it were the value itself, each access would wrap it in two more closures, because generic
/// functions call closures with a different convention. The wrappers would accumulate until releasing them overflows a stack.
///
/// Safe because the value is only accessed while the mutex is locked.
@usableFromInline
package final class Guarded<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // The mutex serializes accesses.
  @usableFromInline @exclusivity(unchecked) var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with exclusive access to the value. The closure must not use the same guard.
  @inlinable
  package func withLock<Result, Failure>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body(&value)
  }

  @usableFromInline
  func lock() { pthread_mutex_lock(mutex) }

  @usableFromInline
  func unlock() { pthread_mutex_unlock(mutex) }
}
