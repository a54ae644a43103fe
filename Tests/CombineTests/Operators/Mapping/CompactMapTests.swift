import Combine
import Testing

@Suite struct CompactMapTests {
  @Test func nilResultsAreDropped() {
    #expect(["1", "a", "3"].publisher.compactMap(Int.init).log == ["1", "3", "finished"])
  }

  @Test func droppedValueRequestsAnother() {
    let probe = Probe<Int?, Never>()
    let recorder = probe.compactMap { $0 }.recorded(asking: .max(1))
    probe.send(nil, 1)
    #expect(probe.answers == [.max(1), .none])
    #expect(recorder.values == [1])
  }

  @Test func thrownErrorEndsThePublisher() {
    let numbers = [1, 2, 3, 4].publisher.tryCompactMap { (value: Int) -> Int? in
      if value == 4 { throw Fault.first }
      return value == 2 ? nil : value * 10
    }
    #expect(numbers.log == ["10", "30", "failed: first"])
  }
}
