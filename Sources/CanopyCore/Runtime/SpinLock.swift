internal import Glibc
internal import Synchronization

/// A lock of one byte, for a few instructions at a time: the value of each piece of state has one.
@usableFromInline
struct SpinLock: ~Copyable {
  private let isTaken = Atomic(false)

  @usableFromInline
  init() {}

  @usableFromInline
  borrowing func lock() {
    while isTaken.exchange(true, ordering: .acquiring) { sched_yield() }
  }

  @usableFromInline
  borrowing func unlock() { isTaken.store(false, ordering: .releasing) }
}
