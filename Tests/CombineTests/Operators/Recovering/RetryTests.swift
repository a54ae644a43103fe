import Combine
import Testing

@Suite struct RetryTests {
  /// Fails as often as told, and then sends 1.
  private func failing(_ times: Int) -> (publisher: AnyPublisher<Int, Fault>, attempts: () -> Int) {
    var count = 0
    let publisher = Deferred {
      count += 1
      return count > times ? Result<Int, Fault>.success(1).publisher : Result.failure(.first).publisher
    }
    return (publisher.eraseToAnyPublisher(), { count })
  }

  @Test func failureIsRetried() {
    let (publisher, attempts) = failing(2)
    #expect(publisher.retry(2).log == ["1", "finished"])
    #expect(attempts() == 3)
  }

  @Test func retriesAreLimited() {
    let (publisher, attempts) = failing(5)
    #expect(publisher.retry(2).log == ["failed: first"])
    #expect(attempts() == 3)
    #expect(failing(1).publisher.retry(0).log == ["failed: first"])
  }

  @Test func retriesDoNotRecurse() {
    let (publisher, attempts) = failing(50_000)
    #expect(Publishers.Retry(upstream: publisher, retries: nil).log == ["1", "finished"])
    #expect(attempts() == 50_001)
  }

  @Test func valuesBeforeAnErrorAreRepeated() {
    let failing = Record<Int, Fault>(output: [1, 2], completion: .failure(.first))
    #expect(failing.retry(1).log == ["1", "2", "1", "2", "failed: first"])
    #expect(failing.retry(1).recorded(asking: .max(3)).log == ["1", "2", "1"])
  }
}
