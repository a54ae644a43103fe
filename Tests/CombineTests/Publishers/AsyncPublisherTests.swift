import Combine
import Testing

@Suite struct AsyncPublisherTests {
  @Test func allValuesArrive() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func errorIsThrown() async {
    var seen: [Int] = []
    await #expect(throws: Fault.first) {
      for try await value in Record<Int, Fault>(output: [1, 2], completion: .failure(.first)).values {
        seen.append(value)
      }
    }
    #expect(seen == [1, 2])
  }

  @Test func demandIsOneValueAtATime() async {
    let probe = Probe<Int, Never>()
    var iterator = probe.values.makeAsyncIterator()
    #expect(probe.requests.isEmpty)
    probe.send(1, 2)
    #expect(await iterator.next() == 1)
    #expect(probe.requests == [.max(1)])
    #expect(await iterator.next() == 2)
    probe.send(completion: .finished)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test func valueSentToAWaitingTaskArrives() async {
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    let task = Task {
      var seen: [Int] = []
      for await value in subject.values {
        seen.append(value)
        if value == 3 { break }
        subject.send(value + 1)
      }
      return seen
    }
    #expect(await task.value == [0, 1, 2, 3])
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    let task = Task {
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value <= 1)
  }

  @Test func subscriptionEndsWithTheIterator() async {
    let probe = Probe<Int, Never>()
    do {
      var iterator: AsyncPublisher<Probe<Int, Never>>.Iterator? = probe.values.makeAsyncIterator()
      probe.send(1)
      #expect(await iterator?.next() == 1)
      iterator = nil
    }
    #expect(probe.cancelCount == 1)
  }
}
