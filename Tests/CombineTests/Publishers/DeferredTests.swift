import Combine
import Testing

@Suite struct DeferredTests {
  @Test func publisherIsCreatedForEachSubscriber() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.log == ["1", "finished"])
    #expect(deferred.log == ["2", "finished"])
  }
}
