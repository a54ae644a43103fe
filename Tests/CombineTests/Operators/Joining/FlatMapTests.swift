import Combine
import Testing

@Suite struct FlatMapTests {
  @Test func valuesOfAllAreSent() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.log == ["1", "10", "2", "20", "finished"])
  }

  @Test func valuesArriveInOrder() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = [a, b].publisher.flatMap { $0 }.recorded()
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.log == ["1", "2", "3"])
    b.send(completion: .finished)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func concurrentPublishersAreLimited() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var made: [Int] = []
    let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(1)) {
      made.append($0)
      return subjects[$0]
    }.recorded()
    #expect(made == [0])
    subjects[1].send(1)
    subjects[0].send(completion: .finished)
    #expect(made == [0, 1])
    subjects[1].send(2)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(recorder.log == ["2", "finished"])
  }

  @Test func errorOfOneFails() {
    let (outer, other) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    let failing = PassthroughSubject<Int, Fault>()
    let recorder = outer.flatMap { $0 == 1 ? other.eraseToAnyPublisher() : failing.eraseToAnyPublisher() }.recorded()
    outer.send(1, 2)
    failing.send(completion: .failure(.first))
    other.send(5)
    #expect(recorder.log == ["failed: first"])
    #expect([outer.cancelCount, other.cancelCount] == [1, 1])
  }

  @Test func errorOfTheUpstreamFails() {
    let (outer, inner) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    let recorder = outer.flatMap { _ in inner }.recorded()
    outer.send(1)
    outer.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect(inner.cancelCount == 1)
  }

  @Test func demandIsRespected() {
    let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10, $0 * 100].publisher }.recorded(asking: .max(2))
    #expect(recorder.values.count == 2)
    recorder.request(3)
    #expect(recorder.values.count == 5)
    recorder.request(3)
    #expect(recorder.values.count == 6)
    #expect(recorder.completion == .finished)
  }

  @Test func cancellingCancelsAll() {
    let (outer, inner) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = outer.flatMap { _ in inner }.recorded()
    outer.send(1)
    recorder.cancel()
    #expect([outer.cancelCount, inner.cancelCount] == [1, 1])
  }

  @Test func differentFailureTypesAreConverted() {
    #expect(Just(1).flatMap { _ in Fail<Int, Fault>(error: .first) }.log == ["failed: first"])
    #expect(Fail<Int, Fault>(error: .first).flatMap { Just($0) }.log == ["failed: first"])
    #expect(Just(1).flatMap { Just($0) }.log == ["1", "finished"])
  }
}
