import Combine
import Testing

@Suite struct PassthroughSubjectTests {
  private typealias Numbers = PassthroughSubject<Int, Fault>

  @Test func allSubscribersReceiveValues() {
    let subject = Numbers()
    subject.send(0)
    let first = subject.recorded()
    subject.send(1)
    let second = subject.recorded()
    subject.send(2)
    first.cancel()
    subject.send(3)
    #expect(first.values == [1, 2])
    #expect(second.values == [2, 3])
  }

  @Test func subscribersReceiveValuesInOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [String] = []
    let subscriptions = ["a", "b", "c"].map { name in subject.sink { order.append("\(name)\($0)") } }
    subject.send(1)
    subject.send(2)
    #expect(order == ["a1", "b1", "c1", "a2", "b2", "c2"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func valuesWithoutDemandAreMissed() {
    let subject = Numbers()
    let recorder = subject.recorded(asking: .max(1))
    for value in 1...3 { subject.send(value) }
    recorder.request(1)
    #expect(recorder.values == [1])
    subject.send(4)
    #expect(recorder.values == [1, 4])
  }

  @Test func returnedDemandIsAdded() {
    let subject = Numbers()
    let recorder = subject.recorded(asking: .max(1)) { $0 < 3 ? .max(1) : .none }
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func nothingIsSentAfterTheEnd() {
    let subject = Numbers()
    let recorder = subject.recorded(asking: .none)
    subject.send(completion: .failure(.first))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(recorder.log == ["failed: first"])
  }

  @Test func lateSubscriberReceivesTheCompletion() {
    let subject = Numbers()
    subject.send(completion: .failure(.second))
    let recorder = subject.recorded()
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.log == ["failed: second"])
  }

  @Test func subscriberMaySendAgain() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = subject.sink {
      seen.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    subscription.cancel()
  }

  @Test func subscriberMayCancelItself() {
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    var seen: [Int] = []
    subscription = subject.sink {
      seen.append($0)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func upstreamDemandFollowsTheSubscribers() {
    let (subject, probe) = (Numbers(), Probe<Int, Fault>())
    let connection = probe.subscribe(subject)
    #expect(probe.requests.isEmpty)
    let recorder = subject.recorded(asking: .none)
    #expect(probe.requests.isEmpty)
    recorder.request(1)
    recorder.request(1)
    #expect(probe.requests == [.unlimited])
    probe.send(1, 2, 3)
    #expect(recorder.values == [1, 2])
    connection.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func upstreamIsCancelledOnDeinit() {
    let probe = Probe<Int, Fault>()
    var subject: Numbers? = Numbers()
    subject?.send(subscription: probe)
    subject = nil
    #expect(probe.cancelCount == 1)
  }

  @Test func subscribersDoNotRetainTheSubject() {
    var subject: Numbers? = Numbers()
    weak let gone = subject
    let recorder = subject?.recorded()
    subject = nil
    #expect(gone == nil)
    recorder?.request(1)
    recorder?.cancel()
  }

  @Test func voidSubjectSendsWithoutArgument() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let subscription = subject.sink { count += 1 }
    subject.send()
    subject.send()
    #expect(count == 2)
    subscription.cancel()
  }

  @Test func manyThreadsMaySendAndSubscribe() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<250 {
            let other = subject.sink { _ in }
            subject.send(thread * 1000 + step)
            other.cancel()
          }
        }
      }
    }
    #expect(Set(recorder.values).count == 1000)
  }
}
