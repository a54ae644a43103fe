import Combine
import Testing

@Suite struct ResultPublisherTests {
  private typealias Answer = Result<Int, Fault>

  @Test func valueOrErrorIsSent() {
    #expect(Answer.success(1).publisher.log == ["1", "finished"])
    #expect(Answer.failure(.first).publisher.log == ["failed: first"])
    #expect(Answer.Publisher(2).log == ["2", "finished"])
    #expect(Answer.Publisher(.second).log == ["failed: second"])
    #expect(Answer.Publisher(2) == Answer.success(2).publisher)
  }

  @Test func valueWaitsForDemandButErrorDoesNot() {
    #expect(Answer.success(1).publisher.recorded(asking: .none).log.isEmpty)
    #expect(Answer.failure(.first).publisher.recorded(asking: .none).log == ["failed: first"])
  }
}
