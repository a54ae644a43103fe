import Combine
import Testing

@Suite struct ConcatenateTests {
  @Test func valuesCanBePrepended() {
    #expect([3].publisher.prepend(1, 2).log == ["1", "2", "3", "finished"])
    #expect([3].publisher.prepend([1, 2]).log == ["1", "2", "3", "finished"])
    #expect([3].publisher.prepend(Just(1)).log == ["1", "3", "finished"])
  }

  @Test func valuesCanBeAppended() {
    #expect([1].publisher.append(2, 3).log == ["1", "2", "3", "finished"])
    #expect([1].publisher.append(Set([2])).log == ["1", "2", "finished"])
    #expect([1].publisher.append(Just(2)).log == ["1", "2", "finished"])
  }

  @Test func secondStartsWhenTheFirstHasFinished() {
    let (first, second) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    let recorder = first.append(second).recorded(asking: .max(3))
    first.send(1)
    #expect(second.subscriberCount == 0)
    first.send(completion: .finished)
    #expect(second.requests == [.max(2)])
    second.send(2)
    second.send(completion: .failure(.first))
    #expect(recorder.log == ["1", "2", "failed: first"])
  }

  @Test func errorOfTheFirstFails() {
    let second = Probe<Int, Fault>()
    #expect(Fail(error: .first).append(second).log == ["failed: first"])
    #expect(second.subscriberCount == 0)
  }

  @Test func demandIsRespected() {
    let recorder = [1, 2].publisher.append(3, 4).recorded(asking: .max(3))
    #expect(recorder.log == ["1", "2", "3"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2", "3", "4", "finished"])
  }
}
