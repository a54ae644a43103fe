import Combine
import Testing

@Suite struct JustTests {
  @Test func eachSubscriberReceivesTheValue() {
    let just = Just(5)
    #expect(just.log == ["5", "finished"])
    #expect(just.log == ["5", "finished"])
    #expect(just == Just(5))
  }

  @Test func valueWaitsForDemand() {
    let recorder = Just(5).recorded(asking: .none)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["5", "finished"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = Just(5).recorded(asking: .none)
    recorder.cancel()
    recorder.request(1)
    #expect(recorder.log.isEmpty)
  }
}
