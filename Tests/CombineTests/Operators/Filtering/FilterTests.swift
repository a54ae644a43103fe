import Combine
import Testing

@Suite struct FilterTests {
  @Test func valuesThatMeetTheConditionPass() {
    #expect((1...6).publisher.filter { $0 > 4 }.log == ["5", "6", "finished"])
  }

  @Test func droppedValueRequestsAnother() {
    let recorder = (1...10).publisher.filter { $0.isMultiple(of: 3) }.recorded(asking: .max(2))
    #expect(recorder.log == ["3", "6"])
    recorder.request(2)
    #expect(recorder.log == ["3", "6", "9", "finished"])
  }

  @Test func thrownErrorEndsThePublisher() {
    let numbers = (1...6).publisher.tryFilter {
      if $0 == 4 { throw Fault.first }
      return $0 != 2
    }
    #expect(numbers.log == ["1", "3", "failed: first"])
  }
}
