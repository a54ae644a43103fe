import Combine
import Testing

/// The rules of shared publishers at their end, and while subscribers come and go.
@Suite struct SharingRulesTests {
  private let probe = Probe<Int, Fault>()

  // MARK: Share

  @Test func lateSubscriberOfAnEndedPublisherDoesNotStartItAgain() {
    let shared = probe.share()
    let first = shared.recorded()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(first.log == ["1", "finished"])
    #expect(shared.log == ["finished"])
    #expect(probe.subscriberCount == 1)
  }

  @Test func lateSubscriberOfAFailedPublisherReceivesTheError() {
    let shared = probe.share()
    let first = shared.recorded()
    probe.send(completion: .failure(.second))
    #expect(first.log == ["failed: second"])
    #expect(shared.log == ["failed: second"])
    #expect(probe.subscriberCount == 1)
  }

  @Test func immediatePublisherRunsOnceForAllSubscribers() {
    var count = 0
    let shared = Deferred {
      count += 1
      return [1, 2].publisher
    }.share()
    #expect(shared.log == ["1", "2", "finished"])
    #expect(shared.log == ["finished"])
    #expect(shared.log == ["finished"])
    #expect(count == 1)
  }

  @Test func subscriberThatCancelsAtOnceStartsNothing() {
    let shared = probe.share()
    shared.subscribe(AnySubscriber(receiveSubscription: { $0.cancel() }))
    #expect(probe.subscriberCount == 0)
    let recorder = shared.recorded()
    #expect(probe.subscriberCount == 1)
    probe.send(1)
    #expect(recorder.values == [1])
  }

  @Test func publisherStopsWithItsLastSubscriberOnly() {
    let shared = probe.share()
    let recorders = (0..<3).map { _ in shared.recorded() }
    recorders[0].cancel()
    recorders[0].cancel()
    recorders[2].cancel()
    #expect(probe.cancelCount == 0)
    recorders[1].cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func publisherStartsAgainAfterItsLastSubscriberLeft() {
    let shared = probe.share()
    shared.recorded().cancel()
    let second = shared.recorded()
    #expect(probe.subscriberCount == 2)
    probe.send(7)
    #expect(second.values == [7])
  }

  @Test func demandOfTheFirstSubscriberStartsAll() {
    let shared = probe.share()
    let slow = shared.recorded(asking: .none)
    #expect(probe.requests.isEmpty)
    let fast = shared.recorded()
    #expect(probe.requests == [.unlimited])
    probe.send(1, 2)
    #expect(fast.values == [1, 2])
    #expect(slow.values.isEmpty)
    slow.request(1)
    probe.send(3)
    #expect(slow.values == [3])
  }

  @Test func subscriberMayJoinWhileAnElementIsDelivered() {
    let shared = probe.share()
    var late: Recorder<Int, Fault>?
    let first = shared.recorded { value in
      if value == 1 { late = shared.recorded() }
      return .none
    }
    probe.send(1, 2)
    #expect(first.values == [1, 2])
    #expect(late?.values == [2])
    #expect(probe.subscriberCount == 1)
  }

  @Test func sharedPublishersAreEqualOnlyToThemselves() {
    let (first, second) = (probe.share(), probe.share())
    #expect(first == first)
    #expect(first != second)
  }

  @Test func sharedPublisherIsReleasedAfterItsCompletion() {
    weak var gone: Publishers.Share<Probe<Int, Fault>>?
    var recorder: Recorder<Int, Fault>?
    do {
      let shared = probe.share()
      gone = shared
      recorder = shared.recorded()
      probe.send(completion: .finished)
    }
    #expect(gone == nil)
    #expect(recorder?.log == ["finished"])
  }

  // MARK: Multicast

  @Test func subjectIsCreatedOnceAndOnlyWhenNeeded() {
    var count = 0
    let shared = probe.multicast { () -> PassthroughSubject<Int, Fault> in
      count += 1
      return PassthroughSubject()
    }
    #expect(count == 0)
    let recorders = [shared.recorded(), shared.recorded()]
    let connection = shared.connect()
    #expect(count == 1)
    probe.send(5)
    #expect(recorders.map(\.values) == [[5], [5]])
    connection.cancel()
  }

  @Test func eachConnectionIsASubscriptionOfItsOwn() {
    let shared = probe.multicast(subject: PassthroughSubject())
    let recorder = shared.recorded()
    let connections = [shared.connect(), shared.connect()]
    #expect(probe.subscriberCount == 2)
    connections[0].cancel()
    connections[1].cancel()
    #expect(probe.cancelCount == 2)
    #expect(recorder.completion == nil)
  }

  @Test func cancelledSubscriberLeavesTheConnectionRunning() {
    let shared = probe.multicast(subject: PassthroughSubject())
    let (first, second) = (shared.recorded(), shared.recorded())
    let connection = shared.connect()
    first.cancel()
    probe.send(1)
    #expect(probe.cancelCount == 0)
    #expect([first.values, second.values] == [[], [1]])
    connection.cancel()
  }

  @Test func releasedConnectionIsCancelled() {
    let shared = probe.multicast(subject: PassthroughSubject())
    let recorder = shared.recorded()
    var connection: (any Cancellable)? = shared.connect()
    #expect(connection != nil)
    connection = nil
    #expect(probe.cancelCount == 1)
    #expect(recorder.completion == nil)
  }

  @Test func subscriberReceivesTheStoredValueBeforeTheConnection() {
    let shared = probe.multicast(subject: CurrentValueSubject(9))
    #expect(shared.recorded().values == [9])
    #expect(probe.subscriberCount == 0)
  }

  // MARK: Autoconnect

  @Test func manyThreadsMayJoinAndLeave() async {
    let source = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var (connections, cancellations) = (0, 0)
    let lock = AnyLock()
    let watched = source.handleEvents(
      receiveSubscription: { _ in lock.run { connections += 1 } }, receiveCancel: { lock.run { cancellations += 1 } })
    nonisolated(unsafe) let shared = watched.share()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<200 { shared.sink { _ in }.cancel() } }
      }
    }
    #expect(connections > 0)
    #expect(connections == cancellations)
    let recorder = shared.recorded()
    source.send(3)
    #expect(recorder.values == [3])
  }
}
