import Combine
import Testing

/// Demand, completion, reentrance and threads of combined publishers.
@Suite struct CombineLatestRulesTests {
  private let numbers = Probe<Int, Fault>()
  private let letters = Probe<String, Fault>()

  private func combined(asking demand: Subscribers.Demand = .unlimited) -> Recorder<String, Fault> {
    numbers.combineLatest(letters) { "\($0)\($1)" }.recorded(asking: demand)
  }

  @Test func demandIsForwardedToEach() {
    let recorder = combined(asking: .max(2))
    recorder.request(3)
    #expect(numbers.requests == [.max(2), .max(3)])
    #expect(letters.requests == [.max(2), .max(3)])
  }

  @Test func completionFollowsTheCombinationThatWaits() {
    let recorder = combined(asking: .none)
    numbers.send(1)
    letters.send("a")
    numbers.send(completion: .finished)
    letters.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["1a", "finished"])
  }

  @Test func errorReplacesTheCombinationThatWaits() {
    let recorder = combined(asking: .none)
    numbers.send(1)
    letters.send("a")
    letters.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect([numbers.cancelCount, letters.cancelCount] == [1, 0])
  }

  @Test func cancellationCancelsEach() {
    let recorder = combined()
    recorder.cancel()
    recorder.cancel()
    #expect([numbers.cancelCount, letters.cancelCount] == [1, 1])
    letters.send("a")
    numbers.send(1)
    #expect(recorder.log.isEmpty)
  }

  @Test func finishedPublisherIsNotCancelledLater() {
    let recorder = combined()
    numbers.send(1)
    numbers.send(completion: .finished)
    recorder.cancel()
    #expect([numbers.cancelCount, letters.cancelCount] == [0, 1])
  }

  @Test func eachElementOfFourMakesACombination() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.recorded()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    #expect(recorder.values == [[0, 1, 2, 3]])
    for subject in subjects { subject.send(9) }
    #expect(recorder.values.dropFirst() == [[9, 1, 2, 3], [9, 9, 2, 3], [9, 9, 9, 3], [9, 9, 9, 9]])
  }

  @Test func elementSentWhileACombinationIsDeliveredIsCombined() {
    let (left, right) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    var seen: [[Int]] = []
    let subscription = left.combineLatest(right) { [$0, $1] }.sink { pair in
      seen.append(pair)
      if pair == [1, 0] { right.send(5) }
    }
    left.send(1)
    #expect(seen == [[0, 0], [1, 0], [1, 5]])
    subscription.cancel()
  }

  @Test func cancellationWhileACombinationIsDeliveredIsTheEnd() {
    let (left, right) = (CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>())
    var subscription: AnyCancellable?
    var count = 0
    subscription = left.combineLatest(right).sink { _ in
      count += 1
      subscription?.cancel()
    }
    right.send(1)
    right.send(2)
    left.send(3)
    #expect(count == 1)
  }

  @Test func cancellationReleasesTheLatestElements() {
    let subject = PassthroughSubject<Witnessed, Never>()
    let recorder = subject.combineLatest(Empty<Int, Never>(completeImmediately: false)).recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(subject.send)
    object = nil
    #expect(gone != nil)
    recorder.cancel()
    #expect(gone == nil)
  }

  @Test func threadsMaySendConcurrently() async {
    nonisolated(unsafe) let subjects = (0..<3).map { _ in CurrentValueSubject<Int, Never>(0) }
    let recorder = subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }.recorded()
    await withTaskGroup(of: Void.self) { group in
      for subject in 0..<3 {
        group.addTask { for step in 1...1000 { subjects[subject].send(step) } }
      }
    }
    #expect(recorder.values.count == 3001)
    #expect(recorder.values.last == [1000, 1000, 1000])
    // No later combination has an older element.
    for (before, after) in zip(recorder.values, recorder.values.dropFirst()) {
      #expect(zip(before, after).allSatisfy { $0 <= $1 })
    }
  }
}
