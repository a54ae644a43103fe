internal import Glibc

/// A value that one thread at a time may look at or change.
///
/// It stands on the system's mutex and not on the standard library's `Mutex`, because the thread sanitizer knows the one
/// and not the other: wherever two threads really wait for a `Mutex`, it reports a race that is none.
///
/// A closure is kept in a struct: as the value itself, it would be wrapped in two more closures by each access, because a generic
/// function calls it in another way. They would pile up until their release overflows a stack.
///
/// Safe because the value is only reached under the mutex.
@usableFromInline
package final class Guarded<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // The mutex keeps accesses apart.
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

  /// Runs `body` while no other thread has the value. It must not call back into the same guard.
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
