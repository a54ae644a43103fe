import Combine
import Testing

@Suite struct CollectByCountTests {
  @Test func valuesAreGroupedByCount() {
    #expect((1...5).publisher.collect(2).log == ["[1, 2]", "[3, 4]", "[5]", "finished"])
    #expect((1...4).publisher.collect(2).log == ["[1, 2]", "[3, 4]", "finished"])
  }

  @Test func demandIsMultipliedByTheCount() {
    let probe = Probe<Int, Never>()
    let recorder = probe.collect(3).recorded(asking: .max(2))
    #expect(probe.requests == [.max(6)])
    probe.send(1, 2, 3)
    #expect(recorder.values == [[1, 2, 3]])
  }

  @Test func errorDropsIncompleteArrays() {
    let numbers = Record<Int, Fault>(output: [1, 2, 3], completion: .failure(.first))
    #expect(numbers.collect(2).log == ["[1, 2]", "failed: first"])
  }
}
