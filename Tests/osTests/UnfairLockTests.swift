import Foundation
import Testing
import os
import os.lock

/// As public code guards a value.
private final class Guarded: @unchecked Sendable {
  private var lock = os_unfair_lock()
  private(set) var value = 0

  func increment() {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    value += 1
  }
}

@Suite struct UnfairLockTests {
  @Test func anUnfairLockGuardsAValue() {
    let guarded = Guarded()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in guarded.increment() }
    #expect(guarded.value == 1000)
  }

  @Test func anAllocatedLockGuardsItsState() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in counter.withLock { $0 += 1 } }
    #expect(counter.withLock { $0 } == 1000)
    let isTaken = counter.withLockUnchecked { _ in counter.withLockIfAvailable { $0 } == nil }
    #expect(isTaken)
    #expect(counter.withLockIfAvailable { $0 } == 1000)
  }

  @Test func aPointerToALockWorks() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock_s())
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
    lock.deallocate()
  }

  @Test func aThreadThatLocksTwiceIsToldSo() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.withLock { lock.withLock {} }
    }
  }
}
