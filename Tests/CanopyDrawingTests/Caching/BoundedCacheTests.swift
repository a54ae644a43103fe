import Testing

@testable import CanopyDrawing

@Suite struct BoundedCacheTests {
  @Test func cachedEntryIsCreatedOnce() {
    var cache = BoundedCache<Int, String>(capacity: 10)
    var made = 0
    for _ in 0..<5 {
      let value = cache.value(for: 7) {
        made += 1
        return "seven"
      }
      #expect(value == "seven")
    }
    #expect(made == 1)
  }

  @Test func failedEntryIsTriedAgain() {
    var cache = BoundedCache<Int, String>(capacity: 10)
    #expect(cache.value(for: 1) { nil } == nil)
    #expect(cache.value(for: 1) { "one" } == "one")
  }

  /// However much is asked for, no more is kept than there is room for; what is asked for all the time stays.
  @Test func cacheIsBounded() {
    final class Thing {}
    var cache = BoundedCache<Int, Thing>(capacity: 100)
    var seen: [() -> Thing?] = []
    func weakly(_ thing: Thing?) -> () -> Thing? { { [weak thing] in thing } }
    let favourite = cache.value(for: -1, cost: { _ in 1 }, make: { Thing() })
    for key in 0..<10_000 {
      seen.append(weakly(cache.value(for: key, cost: { _ in 2 }, make: { Thing() })))
      #expect(cache.value(for: -1, cost: { _ in 1 }, make: { Thing() }) === favourite)
    }
    #expect(seen.count { $0() != nil } <= 50)
    #expect(seen.last?() != nil)
  }

  @Test func oversizedEntryReplacesAllOthers() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    #expect(cache.value(for: 1, cost: { _ in 1_000 }, make: { 1 }) == 1)
    #expect(cache.value(for: 2, cost: { _ in 1_000 }, make: { 2 }) == 2)
    #expect(cache.value(for: 3, cost: { _ in 1_000 }, make: { 3 }) == 3)
    #expect(cache.value(for: 1, cost: { _ in 1_000 }, make: { -1 }) == -1)
  }
}
