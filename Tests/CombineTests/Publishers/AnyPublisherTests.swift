import Combine
import Testing

@Suite struct AnyPublisherTests {
  @Test func forwardsEverything() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.eraseToAnyPublisher().recorded(asking: .max(2))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["1", "failed: first"])
    #expect(probe.requests == [.max(2)])
  }

  @Test func erasedPublishersHaveOneType() {
    let publishers: [AnyPublisher<Int, Never>] = [
      Just(1).eraseToAnyPublisher(), [2, 3].publisher.map { $0 * 2 }.eraseToAnyPublisher(),
      AnyPublisher(Empty()).eraseToAnyPublisher(),
    ]
    #expect(publishers.map(\.log) == [["1", "finished"], ["4", "6", "finished"], ["finished"]])
    #expect("\(publishers[0])" == "AnyPublisher")
  }
}
