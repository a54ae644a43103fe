internal import Glibc

/// A mutual exclusion lock without a value. Its owner uses it to protect its own properties.
typealias Lock = LockedValue<Void>

/// A value that only one thread at a time can read or change.
///
/// It uses the system's mutex instead of the standard library's `Mutex`, because the thread sanitizer supports only the former.
/// Code under the lock must be short, must not call subscribers, and must not release the last references to subscribers'
/// objects. Both could try to acquire the lock again and deadlock.
///
/// Safe because the value is accessed only under the mutex, which can be used on any thread, and whose address never changes.
final class LockedValue<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // The mutex prevents overlapping accesses.
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Acquires the lock. Call `unlock()` afterward. Generic code that runs for each value uses these two calls, because
  /// `withLock` looks up the type of its result each time, which costs more than everything else.
  func lock() {
    pthread_mutex_lock(mutex)
  }

  func unlock() {
    pthread_mutex_unlock(mutex)
  }

  func withLock<Result, Failure>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body(&value)
  }
}

extension LockedValue<Void> {
  convenience init() { self.init(()) }

  func withLock<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A number that identifies the calling thread among all running threads.
func currentThread() -> UInt { UInt(pthread_self()) }
