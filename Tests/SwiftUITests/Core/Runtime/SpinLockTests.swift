import Foundation
import Testing

@testable import CanopyCore

/// The lock around the value of a piece of state.
@Suite struct SpinLockTests {
  /// Safe because the lock protects the count.
  private final class Counter: @unchecked Sendable {
    private let lock = SpinLock()
    private var count = 0

    func add() {
      lock.lock()
      count += 1
      lock.unlock()
    }

    var total: Int {
      lock.lock()
      defer { lock.unlock() }
      return count
    }
  }

  @Test func onlyOneThreadAtATimeHasIt() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<2_000 { counter.add() } }
    #expect(counter.total == 16_000)
  }

  @Test func itCanBeTakenAgain() {
    let counter = Counter()
    for _ in 0..<3 { counter.add() }
    #expect(counter.total == 3)
  }
}
