internal import Glibc

/// Lets one thread at a time through.
///
/// It stands on the system's mutex and not on the standard library's `Mutex`, because the thread sanitizer knows the one
/// and not the other. What is run under it must be short, must not call subscribers, and must not let go of the last
/// reference to anything of theirs: both could come back here and wait for ever.
///
/// Safe because a mutex is made for use on any thread, and its address never changes.
final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits for the lock; `unlock()` must follow. Generic code that runs for each value takes the lock so: `withLock` would
  /// look up the type of what it returns each time, which costs more than all the rest.
  func lock() {
    pthread_mutex_lock(mutex)
  }

  func unlock() {
    pthread_mutex_unlock(mutex)
  }

  func withLock<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A number that tells the calling thread apart from all others that are running.
func currentThread() -> UInt { UInt(pthread_self()) }
