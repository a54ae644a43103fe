import Combine
import Testing

/// The calls of predicates by filtering operators, and their misuse.
@Suite struct FilteringRulesTests {
  private let probe = Probe<Int, Fault>()
  private let subject = PassthroughSubject<Int, Never>()

  // MARK: Predicates

  @Test func predicateIsNotAskedAfterTheFirstMatch() {
    var asked: [Int] = []
    let recorder = probe.first {
      asked.append($0)
      return $0 == 2
    }.recorded()
    probe.send(1, 2, 3)
    #expect(asked == [1, 2])
    #expect(recorder.log == ["2", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func predicateOfAPrefixIsNotAskedAfterAMismatch() {
    var asked: [Int] = []
    let recorder = probe.prefix {
      asked.append($0)
      return $0 < 2
    }.recorded()
    probe.send(1, 2, 1)
    #expect(asked == [1, 2])
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func duplicatesAreComparedWithTheLastElementThatPassed() {
    var compared: [[Int]] = []
    let recorder = probe.removeDuplicates {
      compared.append([$0, $1])
      return abs($0 - $1) < 3
    }.recorded()
    probe.send(1, 2, 3, 4, 8)
    #expect(compared == [[1, 2], [1, 3], [1, 4], [4, 8]])
    #expect(recorder.values == [1, 4, 8])
  }

  @Test func throwingPredicatesCancelThePublisher() {
    let operators: [(Probe<Int, Fault>) -> AnyPublisher<Int, any Error>] = [
      { $0.tryFilter { _ in throw Fault.second }.eraseToAnyPublisher() },
      { $0.tryDrop { _ in throw Fault.second }.eraseToAnyPublisher() },
      { $0.tryFirst { _ in throw Fault.second }.eraseToAnyPublisher() },
      { $0.tryPrefix { _ in throw Fault.second }.eraseToAnyPublisher() },
      { $0.prepend(0).tryRemoveDuplicates { _, _ in throw Fault.second }.dropFirst().eraseToAnyPublisher() },
    ]
    for apply in operators {
      let probe = Probe<Int, Fault>()
      let recorder = apply(probe).recorded()
      probe.send(1, 2)
      #expect(recorder.log == ["failed: second"])
      #expect(probe.cancelCount == 1)
    }
  }

  @Test func nothingIsDroppedAfterAThrowingDropHasPassed() {
    let numbers = [1, 5, 1].publisher.tryDrop {
      if $0 > 5 { throw Fault.first }
      return $0 < 5
    }
    #expect(numbers.log == ["5", "1", "finished"])
  }

  // MARK: Demand

  @Test func omittedElementsAreReplacedByMoreDemand() {
    let operators: [(Probe<Int, Fault>) -> AnyPublisher<Int, any Error>] = [
      { $0.tryFilter { $0 > 2 }.eraseToAnyPublisher() },
      { $0.dropFirst(2).mapError { $0 }.eraseToAnyPublisher() },
      { $0.tryDrop { $0 < 3 }.eraseToAnyPublisher() },
      { $0.tryFirst { $0 > 2 }.eraseToAnyPublisher() },
      { $0.output(in: 2...).mapError { $0 }.eraseToAnyPublisher() },
    ]
    for apply in operators {
      let probe = Probe<Int, Fault>()
      let recorder = apply(probe).recorded(asking: .max(1))
      probe.send(1, 2, 3)
      #expect(probe.requests == [.max(1)])
      #expect(probe.answers == [.max(1), .max(1), .none])
      #expect(recorder.values == [3])
    }
  }

  @Test func demandOfTheSubscriberIsReturned() {
    let recorder = probe.removeDuplicates().recorded(asking: .max(1)) { .max($0) }
    probe.send(2, 2, 3)
    #expect(probe.answers == [.max(2), .max(1), .max(3)])
    withExtendedLifetime(recorder) {}
  }

  @Test func demandOfTheLastElementIsIgnored() {
    let recorder = probe.prefix(1).recorded(asking: .max(1)) { _ in .max(5) }
    probe.send(1)
    #expect(probe.answers == [.none])
    #expect(recorder.log == ["1", "finished"])
  }

  // MARK: Reentrance

  @Test func reentrantElementIsComparedWithTheOneBeingDelivered() {
    var seen: [Int] = []
    let subscription = subject.removeDuplicates().sink { [subject] in
      seen.append($0)
      subject.send(1)
    }
    subject.send(1)
    #expect(seen == [1])
    subscription.cancel()
  }

  @Test func reentrantElementAfterTheFirstIsNotSent() {
    var log: [String] = []
    let subscription = subject.first().sink(
      receiveCompletion: { log.append("\($0)") },
      receiveValue: { [subject] in
        log.append("\($0)")
        subject.send($0 + 1)
      })
    subject.send(1)
    #expect(log == ["1", "finished"])
    subscription.cancel()
  }

  @Test func completionMaySubscribeAgain() {
    var (log, again): ([String], AnyCancellable?) = ([], nil)
    let numbers = subject.prefix(1)
    let subscription = numbers.sink(
      receiveCompletion: { _ in again = numbers.sink { log.append("again \($0)") } },
      receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(2)
    #expect(log == ["1", "again 2"])
    subscription.cancel()
    again?.cancel()
  }

  // MARK: Other publishers

  @Test func droppedElementsEndWithAnImmediatePublisher() {
    let recorder = probe.drop(untilOutputFrom: Just(0).setFailureType(to: Fault.self)).recorded()
    probe.send(1)
    #expect(recorder.values == [1])
  }

  @Test func nothingCanPassIfTheOtherFinishesWithoutAnElement() {
    let recorder = probe.drop(untilOutputFrom: Empty<Int, Fault>()).recorded()
    #expect(recorder.log == ["finished"])
    #expect(probe.subscriberCount == 0)
  }

  @Test func completionOfTheOtherIsIgnoredAfterItsElement() {
    let trigger = Probe<Int, Fault>()
    let recorder = probe.drop(untilOutputFrom: trigger).recorded()
    trigger.send(0)
    trigger.send(completion: .failure(.first))
    probe.send(1)
    #expect(recorder.log == ["1"])
  }

  @Test func upstreamCompletionCancelsTheOther() {
    let trigger = Probe<Int, Fault>()
    let recorder = probe.drop(untilOutputFrom: trigger).recorded()
    probe.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect(trigger.cancelCount == 1)
  }

  @Test func immediateOtherPublisherEndsAPrefixBeforeItBegins() {
    #expect(probe.prefix(untilOutputFrom: Just(0)).log == ["finished"])
    #expect(probe.subscriberCount == 0)
  }

  @Test func errorOfTheOtherDoesNotEndAPrefix() {
    let recorder = probe.prefix(untilOutputFrom: Fail<Int, Fault>(error: .first)).recorded()
    probe.send(1)
    #expect(recorder.log == ["1"])
  }

  @Test func demandOfAPrefixUntilOutputIsForwarded() {
    let recorder = probe.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).recorded(
      asking: .max(2))
    recorder.request(1)
    #expect(probe.requests == [.max(2), .max(1)])
  }

  // MARK: Memory

  @Test func omittedDuplicateIsNotRetained() {
    let objects = PassthroughSubject<Witnessed, Never>()
    let recorder = objects.removeDuplicates { _, _ in true }.map { _ in 1 }.recorded()
    objects.send(Witnessed())
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(objects.send)
    object = nil
    #expect(gone == nil)
    #expect(recorder.values == [1])
  }

  @Test func releasedSubscriptionReleasesTheElementToCompareWith() {
    let objects = PassthroughSubject<Witnessed, Never>()
    var recorder: Recorder<Int, Never>? = objects.removeDuplicates { $0 === $1 }.map { _ in 1 }.recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(objects.send)
    object = nil
    #expect(gone != nil && recorder?.values == [1])
    recorder = nil
    #expect(gone == nil)
  }

  // MARK: Misuse

  @Test func negativeCountStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
  }
}
