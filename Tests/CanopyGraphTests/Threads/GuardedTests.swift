import Testing

@testable import CanopyGraph

/// What several threads share is changed by one at a time.
@Suite struct GuardedTests {
  @Test func concurrentChangesAreNotLost() async {
    let counts = Guarded<[Int: Int]>([:])
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<2000 { counts.withLock { $0[(task + step) % 16, default: 0] += 1 } }
        }
      }
    }
    #expect(counts.withLock { $0 } == Dictionary(uniqueKeysWithValues: (0..<16).map { ($0, 1000) }))
  }

  @Test func throwingBodyReleasesTheLock() {
    struct Failure: Error {}
    let value = Guarded(1)
    #expect(throws: Failure.self) { try value.withLock { _ in throw Failure() } }
    #expect(value.withLock { $0 } == 1)
  }
}
