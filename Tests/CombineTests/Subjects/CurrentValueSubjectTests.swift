import Combine
import Testing

@Suite struct CurrentValueSubjectTests {
  private typealias Number = CurrentValueSubject<Int, Fault>

  @Test func newSubscriberReceivesTheLastValue() {
    let subject = Number(1)
    let first = subject.recorded()
    subject.send(2)
    let second = subject.recorded()
    subject.value = 3
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [2, 3])
    #expect(subject.value == 3)
  }

  @Test func valueIsSetWhenItIsSent() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let subscription = subject.sink { seen.append([$0, subject.value]) }
    subject.send(2)
    #expect(seen == [[1, 1], [2, 2]])
    subscription.cancel()
  }

  @Test func slowSubscriberReceivesTheLastValueOnly() {
    let subject = Number(1)
    let recorder = subject.recorded(asking: .none)
    subject.send(2)
    recorder.request(1)
    #expect(recorder.values == [2])
    subject.send(3)
    subject.send(4)
    recorder.request(5)
    #expect(recorder.values == [2, 4])
    subject.send(5)
    #expect(recorder.values == [2, 4, 5])
  }

  @Test func valueCanBeMutatedInPlace() {
    let subject = CurrentValueSubject<[Int], Never>([])
    let recorder = subject.recorded()
    subject.value.append(1)
    #expect(recorder.values == [[], [1]])
  }

  @Test func valueIsUnchangedAfterTheEnd() {
    let subject = Number(1)
    let recorder = subject.recorded()
    subject.send(completion: .finished)
    subject.send(2)
    #expect(recorder.log == ["1", "finished"])
    #expect(subject.value == 1)
    #expect(subject.log == ["finished"])
  }

  @Test func upstreamDemandIsImmediate() {
    let (subject, probe) = (Number(0), Probe<Int, Fault>())
    let connection = probe.subscribe(subject)
    #expect(probe.requests == [.unlimited])
    probe.send(1)
    #expect(subject.value == 1)
    connection.cancel()
  }

  @Test func subscribersDoNotRetainTheSubject() {
    var subject: Number? = Number(1)
    weak let gone = subject
    let recorder = subject?.recorded()
    subject = nil
    #expect(gone == nil)
    recorder?.cancel()
  }

  @Test func concurrentWritesSendTheFinalValueLast() async {
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(-1)
    let recorder = subject.recorded()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask { for step in 0..<500 { subject.send(thread * 1000 + step) } }
      }
    }
    #expect(recorder.values.count == 2001)
    #expect(recorder.values.last == subject.value)
  }
}
