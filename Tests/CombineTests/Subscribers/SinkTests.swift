import Combine
import Testing

@Suite struct SinkTests {
  @Test func closuresReceiveEverything() {
    var log: [String] = []
    let subscription = [1, 2].publisher.sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["1", "2", "finished"])
    subscription.cancel()
  }

  @Test func demandIsUnlimited() {
    let probe = Probe<Int, Never>()
    let subscription = probe.sink { _ in }
    probe.send(1)
    #expect(probe.requests == [.unlimited])
    #expect(probe.answers == [.none])
    subscription.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func endsWithItsCancellable() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var subscription: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(subscription != nil)
    subscription = nil
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func closuresAreReleasedAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var objects = [Witnessed(), Witnessed()]
    weak let (first, second) = (objects[0], objects[1])
    let finished = Just(1).sink { [object = objects[0]] _ in _ = object }
    let cancelled = subject.sink { [object = objects[1]] _ in _ = object }
    objects = []
    #expect(first == nil)
    #expect(second != nil)
    cancelled.cancel()
    #expect(second == nil)
    finished.cancel()
  }

  @Test func sinkCanBeSubscribedExplicitly() {
    var log: [String] = []
    let sink = Subscribers.Sink<Int, Fault>(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    let probe = Probe<Int, Fault>()
    probe.subscribe(sink)
    probe.send(1)
    sink.cancel()
    probe.send(2)
    #expect(log == ["1"])
    #expect("\(sink)" == "Sink")
  }
}
