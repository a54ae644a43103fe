import Testing

@testable import Combine

@Suite struct LockTests {
  @Test func lockAdmitsOneThread() async {
    final class Counter: @unchecked Sendable {
      let lock = Lock()
      var count = 0
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<5000 { counter.lock.withLock { counter.count += 1 } } }
      }
    }
    #expect(counter.count == 20_000)
  }

  @Test func lockIsReleasedAfterAnError() {
    let lock = Lock()
    #expect(throws: Fault.first) { try lock.withLock { () throws(Fault) in throw .first } }
    #expect(lock.withLock { 1 } == 1)
  }
}
