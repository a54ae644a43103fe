import Combine
import Testing

/// Operators that watch report everything and change nothing.
@Suite struct WatchingRulesTests {
  private let probe = Probe<Int, Fault>()

  private final class Lines: TextOutputStream {
    private(set) var lines: [String] = []

    func write(_ string: String) { lines.append(string) }
  }

  // MARK: handleEvents

  @Test func closuresRunBeforeTheSubscriberReceivesAnything() {
    var log: [String] = []
    let watched = probe.handleEvents(
      receiveSubscription: { _ in log.append("watch subscription") }, receiveOutput: { log.append("watch \($0)") },
      receiveCompletion: { log.append("watch \($0)") })
    watched.subscribe(
      AnySubscriber(
        receiveSubscription: { _ in log.append("subscription") },
        receiveValue: {
          log.append("\($0)")
          return .none
        },
        receiveCompletion: { log.append("\($0)") }))
    probe.send(1)
    probe.send(completion: .finished)
    #expect(log == ["watch subscription", "subscription", "watch 1", "1", "watch finished", "finished"])
  }

  @Test func eachRequestIsReported() {
    var requests: [Subscribers.Demand] = []
    let recorder = probe.handleEvents(receiveRequest: { requests.append($0) }).recorded(asking: .max(1)) { .max($0) }
    recorder.request(3)
    probe.send(0, 2)
    #expect(requests == [.max(1), .max(3), .max(2)])
    #expect(probe.requests == [.max(1), .max(3)])
  }

  @Test func nothingIsReportedAfterTheCompletion() {
    var log: [String] = []
    let recorder = probe.handleEvents(
      receiveOutput: { log.append("\($0)") }, receiveCompletion: { log.append("\($0)") },
      receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("\($0)") }
    ).recorded(asking: .none)
    probe.send(completion: .failure(.first))
    probe.send(1)
    recorder.request(1)
    recorder.cancel()
    #expect(log == ["failure(CombineTests.Fault.first)"])
    #expect(probe.cancelCount == 0)
  }

  @Test func nothingIsReportedAfterACancellation() {
    var log: [String] = []
    let recorder = probe.handleEvents(
      receiveOutput: { log.append("\($0)") }, receiveCompletion: { log.append("\($0)") },
      receiveCancel: { log.append("cancel") }
    ).recorded()
    recorder.cancel()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(log == ["cancel"])
    #expect(recorder.log.isEmpty)
  }

  @Test func cancellationInAReportedElementStopsTheElement() {
    var cancel: () -> Void = {}
    let recorder = probe.handleEvents(receiveOutput: { if $0 == 2 { cancel() } }).recorded()
    cancel = { [unowned recorder] in recorder.cancel() }
    probe.send(1, 2, 3)
    #expect(recorder.values.first == 1)
    #expect(!recorder.values.contains(3))
    #expect(probe.cancelCount == 1)
  }

  @Test func closuresAreReleasedAtTheEnd() {
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveOutput: { [object] _ in withExtendedLifetime(object) {} }).recorded()
    object = nil
    #expect(gone != nil)
    subject.send(completion: .finished)
    #expect(gone == nil)
    #expect(recorder.completion == .finished)
  }

  @Test func closuresCanBeReplaced() {
    var log: [String] = []
    var watched = probe.handleEvents(receiveOutput: { log.append("first \($0)") })
    watched.receiveOutput = { log.append("second \($0)") }
    let recorder = watched.recorded()
    probe.send(1)
    #expect(log == ["second 1"])
    #expect(recorder.values == [1])
  }

  @Test func secondSubscriptionIsCancelled() {
    let (first, second, forwarding) = (Probe<Int, Fault>(), Probe<Int, Fault>(), Forwarding())
    var count = 0
    let recorder = forwarding.handleEvents(receiveSubscription: { _ in count += 1 }).recorded()
    for probe in [first, second] { forwarding.attach(probe) }
    #expect(recorder.subscriptionCount == 1)
    #expect(count == 1)
    #expect([first.cancelCount, second.cancelCount] == [0, 1])
  }

  @Test func subscriptionAfterTheEndIsCancelled() {
    let (first, second, forwarding) = (Probe<Int, Fault>(), Probe<Int, Fault>(), Forwarding())
    let recorder = forwarding.handleEvents().recorded()
    forwarding.attach(first)
    recorder.cancel()
    forwarding.attach(second)
    #expect([first.cancelCount, second.cancelCount] == [1, 1])
    #expect(recorder.subscriptionCount == 1)
  }

  // MARK: print

  @Test func errorsAndCancellationsArePrinted() {
    let lines = Lines()
    probe.print("a", to: lines).recorded(asking: .max(2)).cancel()
    let failing = Fail<Int, Fault>(error: .second).print("b", to: lines).recorded(asking: .none)
    #expect(
      lines.lines.dropFirst() == [
        "a: request max: (2)\n", "a: receive cancel\n", "b: receive subscription: (Empty)\n",
        "b: receive error: (second)\n",
      ])
    #expect(failing.log == ["failed: second"])
  }

  @Test func eachEventIsOneLine() {
    let lines = Lines()
    let recorder = ["a\nb"].publisher.print(to: lines).recorded()
    #expect(lines.lines.allSatisfy { $0.hasSuffix("\n") })
    #expect(lines.lines.contains("receive value: (a\nb)\n"))
    #expect(recorder.values == ["a\nb"])
  }

  @Test func valueStreamsAreCopied() {
    let printed = Just(1).print("x", to: "")
    #expect(printed.log == ["1", "finished"])
    #expect(printed.stream as? String == "")
  }

  @Test func threadsPrintWholeLines() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    // Each subscription writes lines one at a time, but nothing keeps two of them from writing at the same time.
    let streams = (0..<3).map { _ in Lines() }
    let recorders = streams.map { subject.print("line", to: $0).recorded() }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<3 { group.addTask { for step in 0..<50 { subject.send(thread * 100 + step) } } }
    }
    #expect(recorders.map(\.values.count) == [150, 150, 150])
    for (stream, recorder) in zip(streams, recorders) {
      let values = recorder.values.map { "line: receive value: (\($0))\n" }
      #expect(stream.lines.filter { $0.contains("value") }.sorted() == values.sorted())
    }
  }
}

/// A publisher that attaches its subscriber to other publishers, one after the other, which a publisher must not do.
private final class Forwarding: Publisher {
  typealias Output = Int
  typealias Failure = Fault

  private var subscriber: AnySubscriber<Int, Fault>?

  func receive(subscriber: some Subscriber<Int, Fault>) { self.subscriber = AnySubscriber(subscriber) }

  func attach(_ probe: Probe<Int, Fault>) { subscriber.map(probe.subscribe) }
}
