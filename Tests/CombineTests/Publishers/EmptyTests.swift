import Combine
import Testing

@Suite struct EmptyTests {
  @Test func finishesImmediatelyOrNever() {
    #expect(Empty<Int, Fault>().log == ["finished"])
    #expect(Empty<Int, Fault>(completeImmediately: false).log.isEmpty)
    #expect(Empty(outputType: Int.self, failureType: Fault.self).log == ["finished"])
    #expect(Empty<Int, Fault>() != Empty(completeImmediately: false))
  }

  @Test func completionNeedsNoDemand() {
    let recorder = Empty<Int, Fault>().recorded(asking: .none)
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.log == ["finished"])
  }
}
