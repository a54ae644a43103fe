import Combine
import Testing

/// Operators that send one result: when, to whom, and what they keep until then.
@Suite struct ReducingRulesTests {
  private let probe = Probe<Int, Fault>()

  private typealias Reduction = (Probe<Int, Fault>) -> AnyPublisher<String, any Error>

  private static func erased<P: Publisher>(_ publisher: P) -> AnyPublisher<String, any Error> {
    publisher.map { "\($0)" }.mapError { $0 }.eraseToAnyPublisher()
  }

  @Test func allElementsAreRequestedBeforeTheSubscriberAsks() {
    let reductions: [Reduction] = [
      { Self.erased($0.collect()) }, { Self.erased($0.count()) }, { Self.erased($0.last()) }, { Self.erased($0.max()) },
      { Self.erased($0.contains(1)) }, { Self.erased($0.allSatisfy { _ in true }) },
      { Self.erased($0.tryLast { _ in true }) }, { Self.erased($0.ignoreOutput()) },
    ]
    for reduction in reductions {
      let probe = Probe<Int, Fault>()
      let recorder = reduction(probe).recorded(asking: .none)
      #expect(probe.requests == [.unlimited])
      recorder.cancel()
      #expect(probe.cancelCount == 1)
    }
  }

  @Test func resultWaitsForDemandAndTheCompletionForTheResult() {
    let reductions: [Reduction] = [
      { Self.erased($0.collect()) }, { Self.erased($0.count()) }, { Self.erased($0.last()) }, { Self.erased($0.min()) },
      { Self.erased($0.contains(9)) }, { Self.erased($0.allSatisfy { $0 > 1 }) },
    ]
    for reduction in reductions {
      let probe = Probe<Int, Fault>()
      let recorder = reduction(probe).recorded(asking: .none)
      probe.send(2, 1)
      probe.send(completion: .finished)
      #expect(recorder.log.isEmpty)
      recorder.request(1)
      #expect(recorder.log.count == 2 && recorder.log.last == "finished")
    }
  }

  @Test func errorDropsTheResult() {
    let reductions: [Reduction] = [
      { Self.erased($0.collect()) }, { Self.erased($0.count()) }, { Self.erased($0.last()) }, { Self.erased($0.min()) },
      { Self.erased($0.contains(9)) }, { Self.erased($0.allSatisfy { _ in true }) }, { Self.erased($0.reduce(0, +)) },
    ]
    for reduction in reductions {
      let probe = Probe<Int, Fault>()
      let recorder = reduction(probe).recorded()
      probe.send(1)
      probe.send(completion: .failure(.second))
      #expect(recorder.log == ["failed: second"])
    }
  }

  @Test func thrownErrorCancelsThePublisher() {
    let reductions: [Reduction] = [
      { Self.erased($0.tryReduce(0) { _, _ in throw Fault.first }) },
      { Self.erased($0.tryLast { _ in throw Fault.first }) },
      { Self.erased($0.tryAllSatisfy { _ in throw Fault.first }) },
      { Self.erased($0.tryContains { _ in throw Fault.first }) },
    ]
    for reduction in reductions {
      let probe = Probe<Int, Fault>()
      let recorder = reduction(probe).recorded(asking: .none)
      probe.send(1, 2)
      probe.send(completion: .finished)
      #expect(recorder.log == ["failed: first"])
      #expect(probe.cancelCount == 1)
    }
  }

  @Test func predicateIsNotAskedAfterTheResultIsKnown() {
    var asked: [Int] = []
    let recorder = probe.contains {
      asked.append($0)
      return $0 == 2
    }.recorded(asking: .none)
    probe.send(1, 2, 3)
    #expect(asked == [1, 2])
    #expect(probe.cancelCount == 1)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["true", "finished"])
  }

  @Test func knownResultIsSentOnlyOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = subject.allSatisfy { $0 < 2 }.sink(
      receiveCompletion: { log.append("\($0)") },
      receiveValue: {
        log.append("\($0)")
        subject.send(5)
        subject.send(completion: .finished)
      })
    subject.send(2)
    #expect(log == ["false", "finished"])
    subscription.cancel()
  }

  @Test func firstOfEqualElementsIsTheSmallestAndTheLargest() {
    let words = ["b1", "a1", "a2", "b2"].publisher
    #expect(words.min { $0.prefix(1) < $1.prefix(1) }.log == ["a1", "finished"])
    #expect(words.max { $0.prefix(1) < $1.prefix(1) }.log == ["b1", "finished"])
  }

  @Test func orderIsAskedOncePerElement() {
    var count = 0
    let smallest = (1...5).publisher.min {
      count += 1
      return $0 < $1
    }
    #expect(smallest.log == ["1", "finished"])
    #expect(count == 4)
  }

  @Test func eachSubscriberHasItsOwnResult() {
    let subject = PassthroughSubject<Int, Never>()
    let collected = subject.collect()
    let first = collected.recorded()
    subject.send(1)
    let second = collected.recorded()
    subject.send(2)
    subject.send(completion: .finished)
    #expect([first.values, second.values] == [[[1, 2]], [[2]]])
  }

  @Test func ignoredElementsAreNotRetained() {
    let subject = PassthroughSubject<Witnessed, Never>()
    let recorder = subject.ignoreOutput().recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(subject.send)
    object = nil
    #expect(gone == nil)
    subject.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func cancellationReleasesWhatWasCollected() {
    let subject = PassthroughSubject<Witnessed, Never>()
    let reductions: [(PassthroughSubject<Witnessed, Never>) -> AnyPublisher<Int, Never>] = [
      { $0.collect().map(\.count).eraseToAnyPublisher() }, { $0.last().map { _ in 1 }.eraseToAnyPublisher() },
      { $0.reduce([]) { $0 + [$1] }.map(\.count).eraseToAnyPublisher() },
      { $0.collect(3).map(\.count).eraseToAnyPublisher() },
    ]
    for reduction in reductions {
      var object: Witnessed? = Witnessed()
      weak let gone = object
      let recorder = reduction(subject).recorded()
      object.map(subject.send)
      object = nil
      #expect(gone != nil)
      recorder.cancel()
      #expect(gone == nil)
    }
  }

  // MARK: collect(count)

  @Test func collectedArraysMultiplyEachRequest() {
    let recorder = probe.collect(4).recorded(asking: .max(1)) { _ in .max(1) }
    recorder.request(2)
    #expect(probe.requests == [.max(4), .max(8)])
    probe.send(1, 2, 3, 4)
    #expect(probe.requests == [.max(4), .max(8), .max(4)])
    #expect(probe.answers == [.none, .none, .none, .none])
  }

  @Test func unlimitedDemandStaysUnlimited() {
    let recorder = probe.collect(4).recorded()
    #expect(probe.requests == [.unlimited])
    recorder.cancel()
  }

  @Test func incompleteArrayWaitsForDemand() {
    let recorder = probe.collect(2).recorded(asking: .max(1))
    probe.send(1, 2, 3)
    probe.send(completion: .finished)
    #expect(recorder.log == ["[1, 2]"])
    recorder.request(1)
    #expect(recorder.log == ["[1, 2]", "[3]", "finished"])
  }

  @Test func noEmptyArrayIsSent() {
    #expect(Empty<Int, Fault>().collect(2).log == ["finished"])
    #expect([1, 2].publisher.collect(1).log == ["[1]", "[2]", "finished"])
  }

  @Test func reentrantElementBeginsTheNextArray() {
    let subject = PassthroughSubject<Int, Never>()
    var arrays: [[Int]] = []
    let subscription = subject.collect(2).sink {
      arrays.append($0)
      if arrays.count == 1 { subject.send(3) }
    }
    for value in [1, 2, 4] { subject.send(value) }
    #expect(arrays == [[1, 2], [3, 4]])
    subscription.cancel()
  }

  @Test func arraysWithoutElementsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).collect(0) }
    await #expect(processExitsWith: .failure) { _ = Just(1).collect(-1) }
  }
}
