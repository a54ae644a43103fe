import Combine
import Testing

/// The waiting values of a zip, its end, and its use on several threads.
@Suite struct ZipRulesTests {
  private let numbers = Probe<Int, Fault>()
  private let letters = Probe<String, Fault>()

  private func zipped(asking demand: Subscribers.Demand = .unlimited) -> Recorder<String, Fault> {
    numbers.zip(letters) { "\($0)\($1)" }.recorded(asking: demand)
  }

  @Test func pairsWaitForDemand() {
    let recorder = zipped(asking: .max(1))
    numbers.send(1, 2)
    letters.send("a", "b")
    #expect(recorder.log == ["1a"])
    recorder.request(1)
    #expect(recorder.log == ["1a", "2b"])
  }

  @Test func completionWaitsForPairsThatAreNotRequestedYet() {
    let recorder = zipped(asking: .none)
    numbers.send(1)
    letters.send("a")
    numbers.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["1a", "finished"])
  }

  @Test func errorDropsPairsThatAreNotRequestedYet() {
    let recorder = zipped(asking: .none)
    numbers.send(1)
    letters.send("a")
    numbers.send(completion: .failure(.first))
    #expect(recorder.log == ["failed: first"])
    #expect(letters.cancelCount == 1)
  }

  @Test func finishingCancelsThePublisherWhoseElementsAreNoLongerNeeded() {
    let recorder = zipped()
    numbers.send(1)
    letters.send("a")
    letters.send(completion: .finished)
    #expect(recorder.log == ["1a", "finished"])
    #expect([numbers.cancelCount, letters.cancelCount] == [1, 0])
  }

  @Test func elementsThatWaitAreUsedAfterTheirPublisherFinished() {
    let recorder = zipped()
    numbers.send(1, 2, 3)
    numbers.send(completion: .finished)
    letters.send("a", "b")
    #expect(recorder.log == ["1a", "2b"])
    letters.send("c")
    #expect(recorder.log == ["1a", "2b", "3c", "finished"])
    #expect(letters.cancelCount == 1)
  }

  @Test func thirdPublisherDeterminesTheLength() {
    let third = [true].publisher.setFailureType(to: Fault.self)
    let recorder = numbers.zip(letters, third).recorded()
    numbers.send(1, 2)
    letters.send("a")
    #expect(recorder.log == [#"(1, "a", true)"#, "finished"])
    #expect([numbers.cancelCount, letters.cancelCount] == [1, 1])
  }

  @Test func elementSentWhileAPairIsDeliveredCounts() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var sums: [Int] = []
    let subscription = left.zip(right, +).sink { sum in
      sums.append(sum)
      guard sum < 30 else { return }
      left.send(sum)
      right.send(10)
    }
    left.send(1)
    right.send(10)
    #expect(sums == [11, 21, 31])
    subscription.cancel()
  }

  @Test func publisherCanBeZippedWithItself() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.zip(subject.dropFirst()) { [$0, $1] }.recorded()
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(recorder.log == ["[1, 2]", "[2, 3]", "[3, 4]", "finished"])
  }

  @Test func cancellationReleasesElementsThatWait() {
    let subject = PassthroughSubject<Witnessed, Never>()
    let recorder = subject.zip(Empty<Int, Never>(completeImmediately: false)).recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(subject.send)
    object = nil
    #expect(gone != nil)
    recorder.cancel()
    #expect(gone == nil)
  }

  @Test func completionReleasesElementsThatWait() {
    let (objects, other) = (PassthroughSubject<Witnessed, Never>(), PassthroughSubject<Int, Never>())
    let recorder = objects.zip(other).recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(objects.send)
    object = nil
    other.send(completion: .finished)
    #expect(gone == nil)
    #expect(recorder.log == ["finished"])
  }

  @Test func threadsMaySendConcurrently() async {
    nonisolated(unsafe) let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = subjects[0].zip(subjects[1], subjects[2]) { $0 == $1 && $1 == $2 ? $0 : -1 }.recorded()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<3 {
        group.addTask {
          for step in 0..<1000 { subjects[index].send(step) }
          subjects[index].send(completion: .finished)
        }
      }
    }
    #expect(recorder.values == Array(0..<1000))
    #expect(recorder.completion == .finished)
  }

  @Test func eachSubscriberHasItsOwnElementsThatWait() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let pairs = left.zip(right, +)
    let first = pairs.recorded()
    left.send(1)
    let second = pairs.recorded()
    left.send(2)
    right.send(10)
    #expect([first.values, second.values] == [[11], [12]])
  }
}
