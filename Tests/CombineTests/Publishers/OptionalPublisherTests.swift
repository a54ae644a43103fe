import Combine
import Testing

@Suite struct OptionalPublisherTests {
  @Test func presentValueIsSent() {
    #expect(Int?.some(1).publisher.log == ["1", "finished"])
    #expect(Int?.none.publisher.log == ["finished"])
    #expect(Int?.none.publisher.recorded(asking: .none).log == ["finished"])
    #expect(Int?.some(1).publisher == Optional.Publisher(1))
  }

  @Test func valueWaitsForDemand() {
    let recorder = Int?.some(1).publisher.recorded(asking: .none)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["1", "finished"])
  }
}
