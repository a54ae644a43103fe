import Combine
import Testing

/// Merged, switched and concatenated publishers: reentrance, cancellation and memory.
@Suite struct JoiningRulesTests {
  private let first = Probe<Int, Fault>()
  private let second = Probe<Int, Fault>()

  // MARK: Merge

  @Test func mergedElementWaitsForDemandWithoutAnotherRequest() {
    let recorder = first.merge(with: second).recorded(asking: .none)
    first.send(1)
    #expect(first.requests == [.max(1)])
    recorder.request(1)
    #expect(recorder.values == [1])
    #expect(first.requests == [.max(1), .max(1)])
  }

  @Test func mergedErrorDropsWaitingElements() {
    let recorder = first.merge(with: second).recorded(asking: .none)
    first.send(1)
    second.send(completion: .failure(.first))
    #expect(recorder.log == ["failed: first"])
    #expect(first.cancelCount == 1)
  }

  @Test func mergedCompletionWaitsForElements() {
    let recorder = first.merge(with: second).recorded(asking: .none)
    first.send(1)
    first.send(completion: .finished)
    second.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func cancellingInTheFirstElementPreventsLaterSubscriptions() {
    var subscription: (any Subscription)?
    var values: [Int] = []
    [1, 2].publisher.setFailureType(to: Fault.self).merge(with: second).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          values.append($0)
          subscription?.cancel()
          return .none
        }))
    #expect(values == [1])
    #expect(second.subscriberCount == 0)
  }

  @Test func failureOfTheFirstPreventsLaterSubscriptions() {
    let failing = Fail<Int, Fault>(error: .first)
    #expect(failing.merge(with: second).log == ["failed: first"])
    #expect(second.subscriberCount == 0)
  }

  @Test func publisherOfTheSameTypeIsMergedTogether() {
    let many: Publishers.MergeMany<Probe<Int, Fault>> = first.merge(with: second)
    #expect(many.publishers.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    let recorder = many.recorded()
    second.send(2)
    first.send(1)
    #expect(recorder.values == [2, 1])
  }

  @Test func onePublisherMayBeMergedTwice() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.merge(with: subject).recorded()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.log == ["1", "1", "finished"])
  }

  @Test func reentrantElementOfAnotherPublisherIsDeliveredAtOnce() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let subscription = left.merge(with: right).sink {
      seen.append($0)
      if $0 < 3 { right.send($0 + 1) }
    }
    left.send(1)
    #expect(seen == [1, 2, 3])
    subscription.cancel()
  }

  // MARK: Switch to latest

  @Test func switchingReleasesThePreviousPublisher() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.switchToLatest().recorded()
    var inner: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let gone = inner
    inner.map(outer.send)
    inner = nil
    outer.send(PassthroughSubject())
    #expect(gone == nil)
    recorder.cancel()
  }

  @Test func subscriberMaySwitchWhileItReceivesAnElement() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let subscription = outer.switchToLatest().sink {
      seen.append($0)
      if $0 == 1 { outer.send(other.eraseToAnyPublisher()) }
    }
    outer.send(subject.eraseToAnyPublisher())
    subject.send(1)
    subject.send(2)
    other.send(3)
    #expect(seen == [1, 3])
    subscription.cancel()
  }

  @Test func immediatePublishersAreSentCompletely() {
    let numbers = [1, 2, 3].publisher.map { [$0, $0 * 10].publisher }.switchToLatest()
    #expect(numbers.log.suffix(3) == ["3", "30", "finished"])
  }

  @Test func outerCompletionWithoutAnyPublisherFinishes() {
    #expect(Empty<Just<Int>, Never>().switchToLatest().log == ["finished"])
  }

  @Test func publisherOfPublishersIsAskedForAll() {
    let outer = Probe<Just<Int>, Never>()
    let recorder = outer.switchToLatest().recorded(asking: .max(1))
    #expect(outer.requests == [.unlimited])
    recorder.cancel()
    #expect(outer.cancelCount == 1)
  }

  @Test func returnedDemandGoesToTheLatest() {
    let outer = PassthroughSubject<Probe<Int, Fault>, Fault>()
    let recorder = outer.switchToLatest().recorded(asking: .max(1)) { $0 == 1 ? .max(2) : .none }
    outer.send(first)
    first.send(1)
    #expect(first.requests == [.max(1), .max(2)])
    outer.send(second)
    #expect(second.requests == [.max(2)])
    withExtendedLifetime(recorder) {}
  }

  @Test func onlyLatestElementsArriveFromThreads() async {
    nonisolated(unsafe) let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.switchToLatest().recorded()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<200 {
            let inner = PassthroughSubject<Int, Never>()
            outer.send(inner)
            inner.send(thread * 1000 + step)
          }
        }
      }
    }
    let last = PassthroughSubject<Int, Never>()
    outer.send(last)
    last.send(-1)
    #expect(recorder.values.last == -1)
    #expect(Set(recorder.values).count == recorder.values.count)
  }

  // MARK: Concatenate

  @Test func cancellationPreventsTheSecondPublisher() {
    let recorder = first.append(second).recorded()
    recorder.cancel()
    first.send(completion: .finished)
    #expect(first.cancelCount == 1)
    #expect(second.subscriberCount == 0)
  }

  @Test func secondPublisherIsCancelledWhileItRuns() {
    let recorder = first.append(second).recorded()
    first.send(completion: .finished)
    recorder.cancel()
    #expect([first.cancelCount, second.cancelCount] == [0, 1])
  }

  @Test func unlimitedDemandStaysUnlimited() {
    let recorder = first.append(second).recorded()
    first.send(1, 2)
    first.send(completion: .finished)
    #expect(second.requests == [.unlimited])
    withExtendedLifetime(recorder) {}
  }

  @Test func satisfiedDemandRequestsNothingOfTheSecond() {
    let recorder = first.append(second).recorded(asking: .max(1))
    first.send(1)
    first.send(completion: .finished)
    #expect(second.subscriberCount == 1)
    #expect(second.requests.allSatisfy { $0 == .none })
    recorder.request(2)
    #expect(second.requests.last == .max(2))
  }

  @Test func appendedPublishersKeepTheirOrder() {
    let numbers = (1...20).reduce(Just(0).eraseToAnyPublisher()) { $0.append($1).eraseToAnyPublisher() }
    #expect(numbers.collect().recorded().values == [Array(0...20)])
  }

  @Test func laterPrependedElementsComeFirst() {
    #expect([5].publisher.prepend(3, 4).prepend(1, 2).log == ["1", "2", "3", "4", "5", "finished"])
  }

  @Test func finishedFirstPublisherIsReleased() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let gone = subject
    let recorder = subject?.eraseToAnyPublisher().append(Empty(completeImmediately: false)).recorded()
    subject?.send(completion: .finished)
    subject = nil
    #expect(gone == nil)
    recorder?.cancel()
  }
}
