import Combine
import Testing

/// Errors that are replaced, retried or transformed: demand, cancellation, reentrance and memory.
@Suite struct RecoveringRulesTests {
  private let probe = Probe<Int, Fault>()
  private let other = Probe<Int, Never>()

  // MARK: catch

  @Test func handlerRunsOnlyForErrors() {
    var errors: [Fault] = []
    let caught = { (end: Subscribers.Completion<Fault>) in
      Record<Int, Fault>(output: [1], completion: end).catch {
        errors.append($0)
        return Just(0)
      }
    }
    #expect(caught(.finished).log == ["1", "finished"])
    #expect(errors.isEmpty)
    #expect(caught(.failure(.second)).log == ["1", "0", "finished"])
    #expect(errors == [.second])
  }

  @Test func remainingDemandMovesToTheReplacement() {
    let recorder = probe.catch { [other] _ in other }.recorded(asking: .max(3))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(other.requests == [.max(2)])
    recorder.request(1)
    #expect(other.requests == [.max(2), .max(1)])
  }

  @Test func handlerMayCancel() {
    var cancel: () -> Void = {}
    let recorder = probe.catch { [other] _ in
      cancel()
      return other
    }.recorded()
    cancel = { [unowned recorder] in recorder.cancel() }
    probe.send(completion: .failure(.first))
    #expect(other.subscriberCount == 0)
    #expect(recorder.log.isEmpty)
  }

  @Test func errorOfTheReplacementIsNotCaughtAgain() {
    var count = 0
    let caught = Fail<Int, Fault>(error: .first).catch { _ in
      count += 1
      return Fail<Int, Fault>(error: .second)
    }
    #expect(caught.log == ["failed: second"])
    #expect(count == 1)
  }

  @Test func catchesCanBeChained() {
    let caught = Fail<Int, Fault>(error: .first).catch { _ in Fail<Int, Fault>(error: .second) }
      .catch { Just($0 == .second ? 2 : 1) }
    #expect(caught.log == ["2", "finished"])
  }

  @Test func failedPublisherIsReleasedWhileItsReplacementRuns() {
    var subject: PassthroughSubject<Int, Fault>? = PassthroughSubject()
    weak let gone = subject
    let recorder = subject?.eraseToAnyPublisher().catch { [other] _ in other }.recorded()
    subject?.send(completion: .failure(.first))
    subject = nil
    #expect(gone == nil)
    other.send(1)
    #expect(recorder?.values == [1])
  }

  @Test func handlerIsReleasedAtTheEnd() {
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = subject.catch { [object] _ in
      withExtendedLifetime(object) {}
      return Just(0)
    }.recorded()
    object = nil
    #expect(gone != nil)
    subject.send(completion: .finished)
    #expect(gone == nil)
    #expect(recorder.log == ["finished"])
  }

  @Test func throwingHandlerIsCancellableWhileTheReplacementRuns() {
    let recorder = probe.tryCatch { [other] _ in other }.recorded(asking: .max(1))
    probe.send(completion: .failure(.first))
    #expect(other.requests == [.max(1)])
    recorder.cancel()
    #expect([probe.cancelCount, other.cancelCount] == [0, 1])
  }

  // MARK: retry

  @Test func retriesKeepTheRemainingDemand() {
    let recorder = probe.retry(2).recorded(asking: .max(3))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(probe.requests == [.max(3), .max(2)])
    probe.send(2, 3)
    probe.send(completion: .failure(.first))
    #expect(probe.subscriberCount == 3)
    recorder.request(1)
    #expect(probe.requests.last == .max(1))
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func lastErrorIsSent() {
    var errors: [Fault] = [.first, .second]
    let failing = Deferred { Fail<Int, Fault>(error: errors.removeFirst()) }
    #expect(failing.retry(1).log == ["failed: second"])
    #expect(errors.isEmpty)
  }

  @Test func finishedPublisherIsNotRetried() {
    var count = 0
    let finished = Deferred {
      count += 1
      return Empty<Int, Fault>()
    }
    #expect(finished.retry(5).log == ["finished"])
    #expect(count == 1)
  }

  @Test func cancellationStopsTheAttempts() {
    let recorder = probe.retry(3).recorded()
    probe.send(completion: .failure(.first))
    recorder.cancel()
    probe.send(completion: .failure(.first))
    #expect(probe.subscriberCount == 2)
    #expect(probe.cancelCount == 1)
    #expect(recorder.log.isEmpty)
  }

  @Test func eachSubscriberHasItsOwnAttempts() {
    let failing = Record<Int, Fault>(output: [1], completion: .failure(.first)).retry(1)
    #expect(failing.log == ["1", "1", "failed: first"])
    #expect(failing.log == ["1", "1", "failed: first"])
  }

  @Test func subscriberIsReleasedAfterTheLastAttempt() {
    let subject = CurrentValueSubject<Int, Fault>(1)
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let subscription = subject.retry(2).sink(
      receiveCompletion: { _ in }, receiveValue: { [object] _ in withExtendedLifetime(object) {} })
    object = nil
    #expect(gone != nil)
    subject.send(completion: .failure(.first))
    #expect(gone == nil)
    subscription.cancel()
  }

  @Test func negativeNumberOfRetriesStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).retry(-1) }
  }

  // MARK: Replacing and transforming

  @Test func replacingAnErrorForwardsDemandAndCancellation() {
    let recorder = probe.replaceError(with: 0).recorded(asking: .max(2)) { $0 == 1 ? .max(1) : .none }
    probe.send(1)
    #expect(probe.requests == [.max(2), .max(1)])
    recorder.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func replacementIsDroppedAfterACancellation() {
    let recorder = probe.replaceError(with: 0).recorded(asking: .none)
    probe.send(completion: .failure(.first))
    recorder.cancel()
    recorder.request(1)
    #expect(recorder.log.isEmpty)
  }

  @Test func elementsBeforeAnErrorAreSentFirst() {
    let recorder = Record<Int, Fault>(output: [1, 2], completion: .failure(.first)).replaceError(with: 0)
      .recorded(asking: .max(1))
    #expect(recorder.log == ["1"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2", "0", "finished"])
  }

  @Test func omittedElementsCountAsEmpty() {
    #expect([1, 2].publisher.filter { $0 > 2 }.replaceEmpty(with: 9).log == ["9", "finished"])
    #expect([1, 2].publisher.filter { $0 > 1 }.replaceEmpty(with: 9).log == ["2", "finished"])
  }

  @Test func emptinessIsDeterminedForEachSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let replaced = subject.replaceEmpty(with: 0)
    let first = replaced.recorded()
    subject.send(1)
    let second = replaced.recorded()
    subject.send(completion: .finished)
    #expect(first.log == ["1", "finished"])
    #expect(second.log == ["0", "finished"])
  }

  @Test func errorIsTransformedOnce() {
    var count = 0
    let failing = Fail<Int, Fault>(error: .first).mapError { _ -> Fault in
      count += 1
      return .second
    }
    #expect(failing.log == ["failed: second"])
    #expect(count == 1)
  }

  @Test func assertedPublisherForwardsDemandAndCancellation() {
    let recorder = probe.assertNoFailure().recorded(asking: .max(1))
    probe.send(1)
    recorder.cancel()
    #expect(probe.requests == [.max(1)])
    #expect(probe.cancelCount == 1)
    #expect(recorder.log == ["1"])
  }

  @Test func assertionTellsItsPrefixAndTheError() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Fail<Int, Fault>(error: .second).assertNoFailure("loading").sink { _ in }
    }
    let output = try #require(result).standardErrorContent
    #expect(String(decoding: output, as: UTF8.self).contains("loading: second"))
  }
}
