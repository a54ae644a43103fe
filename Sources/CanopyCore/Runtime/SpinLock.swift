internal import Glibc
internal import Synchronization

/// A one-byte lock, for code of a few instructions. The value of each piece of state has its own.
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
