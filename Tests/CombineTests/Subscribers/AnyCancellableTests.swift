import Combine
import Testing

@Suite struct AnyCancellableTests {
  private struct Action: Cancellable {
    let run: () -> Void
    func cancel() { run() }
  }

  @Test func cancelsOnce() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func cancelsOnDeinit() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable(Action { count += 1 })
    #expect(cancellable != nil)
    cancellable = nil
    #expect(count == 1)
  }

  @Test func doesNotCancelAgainOnDeinit() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func canBeStoredInSetsAndArrays() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    Action { count += 1 }.store(in: &set)
    Action { count += 1 }.store(in: &array)
    #expect([set.count, array.count, count] == [2, 2, 0])
    set = []
    #expect(count == 2)
    array = []
    #expect(count == 4)
  }

  @Test func equalsOnlyItself() {
    let (first, second) = (AnyCancellable {}, AnyCancellable {})
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, first, second]).count == 2)
  }

  @Test func cancellationMayReleaseTheCancellable() {
    var kept: AnyCancellable?
    kept = AnyCancellable { kept = nil }
    kept?.cancel()
    #expect(kept == nil)
  }
}
