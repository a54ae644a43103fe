import Combine
import Dispatch
import Testing

/// Delays, pauses and deadlines: completion, demand, cancellation and memory.
@Suite struct TimingRulesTests {
  private let scheduler = VirtualScheduler()
  private let probe = Probe<Int, Fault>()

  // MARK: delay

  @Test func delayedElementsKeepTheirDistance() {
    let recorder = probe.delay(for: .milliseconds(100), scheduler: scheduler).recorded()
    probe.send(1)
    scheduler.advance(by: 40)
    probe.send(2)
    scheduler.advance(by: 59)
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: 1)
    #expect(recorder.values == [1])
    scheduler.advance(by: 40)
    #expect(recorder.values == [1, 2])
  }

  @Test func demandAndCancellationAreNotDelayed() {
    let recorder = probe.delay(for: .milliseconds(100), scheduler: scheduler).recorded(asking: .max(1)) { _ in .max(2) }
    #expect(probe.requests == [.max(1)])
    probe.send(1)
    scheduler.advance(by: 100)
    #expect(probe.requests == [.max(1), .max(2)])
    recorder.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func subscriberMayCancelInADelayedElement() {
    var cancel: () -> Void = {}
    let recorder = probe.delay(for: .milliseconds(10), scheduler: scheduler).recorded { _ in
      cancel()
      return .none
    }
    cancel = { [unowned recorder] in recorder.cancel() }
    probe.send(1, 2)
    probe.send(completion: .finished)
    scheduler.advance(by: 10)
    #expect(recorder.log == ["1"])
  }

  // MARK: receive(on:)

  @Test func receivedElementsWaitForTheSchedulerEvenWithoutDemand() {
    let recorder = probe.receive(on: scheduler).recorded(asking: .none)
    probe.send(completion: .failure(.second))
    #expect(recorder.log.isEmpty)
    scheduler.run()
    #expect(recorder.log == ["failed: second"])
  }

  @Test func elementsSentOnTheSchedulerAreNotDeliveredInline() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = subject.receive(on: scheduler).sink {
      log.append("begin \($0)")
      if $0 < 2 { subject.send($0 + 1) }
      log.append("end \($0)")
    }
    subject.send(1)
    scheduler.run()
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.cancel()
  }

  @Test func elementsWaitingForTheSchedulerAreDroppedByACancellation() {
    let recorder = probe.receive(on: scheduler).recorded()
    probe.send(1, 2)
    recorder.cancel()
    #expect(scheduler.count == 2)
    scheduler.run()
    #expect(recorder.log.isEmpty)
    #expect(probe.cancelCount == 1)
  }

  @Test func everySubscriberIsServedOnTheScheduler() {
    let received = probe.share().receive(on: scheduler)
    let recorders = [received.recorded(), received.recorded()]
    probe.send(3)
    scheduler.run()
    #expect(recorders.map(\.values) == [[3], [3]])
  }

  // MARK: subscribe(on:)

  @Test func elementsAreDeliveredWhereTheyAreSent() {
    let recorder = probe.subscribe(on: scheduler).recorded()
    scheduler.run()
    probe.send(1)
    #expect(recorder.values == [1])
    #expect(scheduler.count == 0)
  }

  @Test func demandBeforeTheSubscriptionIsKept() {
    let recorder = probe.subscribe(on: scheduler).recorded(asking: .max(1))
    recorder.request(4)
    scheduler.run()
    #expect(probe.requests.reduce(.none, +) == .max(5))
  }

  // MARK: debounce

  @Test func debouncedErrorDropsTheWaitingElement() {
    let recorder = probe.debounce(for: .milliseconds(100), scheduler: scheduler).recorded()
    probe.send(1)
    probe.send(completion: .failure(.first))
    scheduler.run()
    #expect(recorder.log == ["failed: first"])
  }

  @Test func debouncedElementsMayBeEqual() {
    let recorder = probe.debounce(for: .milliseconds(10), scheduler: scheduler).recorded()
    for _ in 0..<2 {
      probe.send(1)
      scheduler.advance(by: 10)
    }
    #expect(recorder.values == [1, 1])
  }

  @Test func cancellationReleasesTheElementThatWaits() {
    let objects = PassthroughSubject<Witnessed, Never>()
    let recorder = objects.debounce(for: .milliseconds(100), scheduler: scheduler).recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(objects.send)
    object = nil
    #expect(gone != nil)
    recorder.cancel()
    #expect(gone == nil)
  }

  @Test func laterElementReleasesTheOneThatWaits() {
    let objects = PassthroughSubject<Witnessed, Never>()
    let recorder = objects.debounce(for: .milliseconds(100), scheduler: scheduler).recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(objects.send)
    object = nil
    objects.send(Witnessed())
    #expect(gone == nil)
    scheduler.advance(by: 100)
    #expect(recorder.values.count == 1)
  }

  // MARK: throttle

  @Test func throttleRequestsAllAndDropsTheSurplus() {
    let recorder = probe.throttle(for: .milliseconds(10), scheduler: scheduler, latest: true).recorded(asking: .max(1))
    #expect(probe.requests == [.unlimited])
    for value in 1...3 {
      probe.send(value)
      scheduler.advance(by: 20)
    }
    #expect(recorder.values == [1])
    recorder.request(1)
    probe.send(4)
    scheduler.run()
    #expect(recorder.values == [1, 4])
  }

  @Test func throttledErrorFollowsTheKeptElement() {
    let recorder = probe.throttle(for: .milliseconds(100), scheduler: scheduler, latest: false).recorded()
    probe.send(1)
    scheduler.run()
    probe.send(2, 3)
    probe.send(completion: .failure(.first))
    scheduler.advance(by: 99)
    #expect(recorder.log == ["1"])
    scheduler.advance(by: 1)
    #expect(recorder.log == ["1", "2", "failed: first"])
  }

  @Test func throttleIsQuietAfterAPause() {
    let recorder = probe.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).recorded()
    probe.send(1)
    scheduler.advance(by: 1000)
    probe.send(2)
    scheduler.run()
    #expect(recorder.values == [1, 2])
    probe.send(3)
    scheduler.advance(by: 99)
    #expect(recorder.values == [1, 2])
  }

  @Test func reentrantElementIsThrottledToo() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = subject.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).sink {
      seen.append($0)
      if $0 == 1 { subject.send(2) }
    }
    subject.send(1)
    scheduler.run()
    #expect(seen == [1])
    scheduler.advance(by: 100)
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  // MARK: timeout

  @Test func eachElementStartsTheTimeoutAgain() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler).recorded()
    for value in 1...5 {
      scheduler.advance(by: 99)
      probe.send(value)
    }
    scheduler.run()
    #expect(recorder.values == [1, 2, 3, 4, 5])
    scheduler.advance(by: 100)
    #expect(recorder.completion == .finished)
  }

  @Test func timeoutRunsWithoutDemand() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler, customError: { .first }).recorded(
      asking: .none)
    scheduler.advance(by: 100)
    #expect(recorder.log == ["failed: first"])
    #expect(probe.requests.isEmpty)
  }

  @Test func customErrorIsMadeOnlyWhenItIsNeeded() {
    var count = 0
    let timed = probe.timeout(
      .milliseconds(100), scheduler: scheduler,
      customError: {
        count += 1
        return .second
      })
    let recorder = timed.recorded()
    probe.send(completion: .finished)
    scheduler.advance(by: 500)
    #expect(recorder.log == ["finished"])
    #expect(count == 0)
  }

  @Test func immediatePublisherNeverTimesOut() {
    let recorder = [1, 2].publisher.timeout(.milliseconds(100), scheduler: scheduler).recorded()
    scheduler.advance(by: 500)
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func timeoutForwardsDemand() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler).recorded(asking: .max(1)) { _ in .max(3) }
    probe.send(1)
    scheduler.run()
    #expect(probe.requests == [.max(1), .max(3)])
    recorder.cancel()
  }

  // MARK: measureInterval

  @Test func eachSubscriberMeasuresFromItsSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let intervals = subject.measureInterval(using: scheduler)
    let first = intervals.recorded()
    scheduler.advance(by: 10)
    let second = intervals.recorded()
    scheduler.advance(by: 5)
    subject.send(1)
    #expect(first.values == [.milliseconds(15)])
    #expect(second.values == [.milliseconds(5)])
  }

  @Test func measuredPublisherForwardsDemandAndErrors() {
    let recorder = probe.measureInterval(using: scheduler).recorded(asking: .max(1)) { _ in .max(2) }
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(probe.requests == [.max(1)])
    #expect(probe.answers == [.max(2)])
    #expect(recorder.completion == .failure(.first))
  }

  // MARK: Threads

  @Test func completionIsTheLastEventOnAConcurrentQueue() async {
    let log = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var values: [Int] = []
      let queue = DispatchQueue.global()
      (0..<500).publisher.receive(on: queue).receive(on: queue).subscribe(
        Subscribers.Sink(
          receiveCompletion: { _ in continuation.resume(returning: values) }, receiveValue: { values.append($0) }))
    }
    #expect(log == Array(0..<500))
  }

  @Test func cancellationIsSafeWhileAQueueDelivers() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let sending = subject
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for step in 0..<2000 { sending.send(step) } }
      group.addTask {
        for _ in 0..<200 { sending.receive(on: DispatchQueue.global()).sink { _ in }.cancel() }
      }
    }
    let recorder = subject.recorded()
    subject.send(1)
    #expect(recorder.values == [1])
  }
}
