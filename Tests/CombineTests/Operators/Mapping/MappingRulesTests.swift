import Combine
import Foundation
import Testing

/// Transforming operators: how often they call closures, their demand, their errors and their memory.
@Suite struct MappingRulesTests {
  private let probe = Probe<Int, Fault>()

  @Test func transformRunsOncePerElement() {
    var calls: [Int] = []
    let recorder = probe.map { (value: Int) -> Int in
      calls.append(value)
      return value
    }.recorded()
    probe.send(1, 2)
    #expect(calls == [1, 2])
    #expect(recorder.values == [1, 2])
  }

  @Test func transformDoesNotRunForErrors() {
    var calls = 0
    let recorder = probe.tryMap { (value: Int) -> Int in
      calls += 1
      return value
    }.recorded()
    probe.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect(calls == 0)
  }

  @Test func demandOfTheSubscriberIsReturned() {
    let operators: [(Probe<Int, Fault>) -> AnyPublisher<Int, any Error>] = [
      { $0.map { $0 }.mapError { $0 }.eraseToAnyPublisher() }, { $0.tryMap { $0 }.eraseToAnyPublisher() },
      { $0.tryCompactMap { $0 }.eraseToAnyPublisher() }, { $0.tryScan(0) { $1 }.eraseToAnyPublisher() },
      { $0.scan(0) { $1 }.mapError { $0 }.eraseToAnyPublisher() },
      { $0.map(\.self).mapError { $0 }.eraseToAnyPublisher() },
    ]
    for apply in operators {
      let probe = Probe<Int, Fault>()
      let recorder = apply(probe).recorded(asking: .max(2)) { .max($0) }
      probe.send(4, 5)
      #expect(probe.requests == [.max(2)])
      #expect(probe.answers == [.max(4), .max(5)])
      #expect(recorder.values == [4, 5])
    }
  }

  @Test func omittedResultsRequestAnother() {
    let recorder = probe.tryCompactMap { $0 < 3 ? nil : $0 }.recorded(asking: .max(1))
    probe.send(1, 2, 3)
    #expect(probe.answers == [.max(1), .max(1), .none])
    #expect(recorder.values == [3])
  }

  @Test func thrownErrorIsTheLastEvent() {
    let operators: [(Probe<Int, Fault>) -> AnyPublisher<Int, any Error>] = [
      { $0.tryMap { _ in throw Fault.first }.eraseToAnyPublisher() },
      { $0.tryCompactMap { _ in throw Fault.first }.eraseToAnyPublisher() },
      { $0.tryScan(0) { _, _ in throw Fault.first }.eraseToAnyPublisher() },
      { $0.encode(encoder: Refusing()).eraseToAnyPublisher() },
      { $0.decode(type: Int.self, decoder: Refusing()).eraseToAnyPublisher() },
    ]
    for apply in operators {
      let probe = Probe<Int, Fault>()
      let recorder = apply(probe).recorded()
      probe.send(1, 2)
      probe.send(completion: .finished)
      #expect(recorder.log == ["failed: first"])
      #expect(probe.cancelCount == 1)
    }
  }

  @Test func upstreamErrorKeepsItsType() {
    let failing = Fail<Int, Fault>(error: .second)
    #expect(failing.tryCompactMap { $0 }.log == ["failed: second"])
    #expect(failing.encode(encoder: Refusing()).log == ["failed: second"])
    let recorder = failing.tryScan(0, +).recorded()
    guard case .failure(let error)? = recorder.completion else { return #expect(Bool(false), "It did not fail.") }
    #expect(error as? Fault == .second)
  }

  @Test func optionalElementsCanBeNestedAndReplaced() {
    let nested = ([1, .some(nil), nil] as [Int??]).publisher
    #expect(nested.compactMap { $0 }.log == ["Optional(1)", "nil", "finished"])
    #expect(nested.replaceNil(with: 7).log == ["Optional(1)", "nil", "Optional(7)", "finished"])
    #expect([nil, "a"].publisher.replaceNil(with: "b").log == ["b", "a", "finished"])
  }

  @Test func keyPathsReadTheElementWhenItArrives() {
    final class Counter { var value = 0 }
    let (counter, subject) = (Counter(), PassthroughSubject<Counter, Never>())
    let recorder = subject.map(\.value).recorded()
    subject.send(counter)
    counter.value = 5
    subject.send(counter)
    #expect(recorder.values == [0, 5])
  }

  @Test func intermediateResultsBelongToASubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let sums = subject.scan(0, +)
    let first = sums.recorded()
    subject.send(1)
    let second = sums.recorded()
    subject.send(2)
    #expect([first.values, second.values] == [[1, 3], [2]])
  }

  @Test func reentrantElementIsCombinedWithTheNewResult() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = subject.scan(0, +).sink {
      seen.append($0)
      if $0 == 1 { subject.send(10) }
    }
    subject.send(1)
    subject.send(100)
    #expect(seen == [1, 11, 111])
    subscription.cancel()
  }

  @Test func failedScanKeepsItsEarlierResults() {
    var results: [Int] = []
    let sums = [1, 2, 3].publisher.tryScan(0) { sum, value -> Int in
      if value == 3 { throw Fault.first }
      results.append(sum + value)
      return sum + value
    }
    #expect(sums.log == ["1", "3", "failed: first"])
    #expect(results == [1, 3])
  }

  @Test func closuresAreReleasedWithTheSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let operators: [(Witnessed) -> AnyPublisher<Int, any Error>] = [
      { object in
        subject.map { value in object.passing(value) }.setFailureType(to: (any Error).self).eraseToAnyPublisher()
      },
      { object in subject.tryMap { value in object.passing(value) }.eraseToAnyPublisher() },
      { object in
        subject.scan(0) { _, value in object.passing(value) }.setFailureType(to: (any Error).self).eraseToAnyPublisher()
      },
      { object in
        subject.compactMap { value in object.passing(value) }.setFailureType(to: (any Error).self).eraseToAnyPublisher()
      },
    ]
    for apply in operators {
      var object: Witnessed? = Witnessed()
      weak let gone = object
      var recorder = object.map { apply($0).recorded() }
      object = nil
      subject.send(1)
      #expect(gone != nil && recorder?.values == [1])
      recorder = nil
      #expect(gone == nil)
    }
  }

  // MARK: Coding

  @Test func encoderIsUsedAsItIsConfigured() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = Just(["b": 1, "a": 2]).encode(encoder: encoder).map { String(decoding: $0, as: UTF8.self) }
    #expect(text.log == [#"{"a":2,"b":1}"#, "finished"])
  }

  @Test func decodedTypeMayDifferFromTheEncodedOne() {
    let numbers = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Double].self, decoder: JSONDecoder())
    #expect(numbers.log == ["[1.0, 2.0]", "finished"])
  }

  @Test func invalidElementEndsTheDecoding() {
    let data = Probe<Data, Never>()
    let recorder = data.decode(type: Int.self, decoder: JSONDecoder()).recorded()
    data.send(Data("1".utf8), Data("x".utf8), Data("2".utf8))
    #expect(recorder.values == [1])
    #expect(data.cancelCount == 1)
  }
}

/// A coder that can do nothing.
private struct Refusing: TopLevelEncoder, TopLevelDecoder {
  func encode(_ value: some Encodable) throws -> Int { throw Fault.first }

  func decode<T: Decodable>(_ type: T.Type, from data: Int) throws -> T { throw Fault.first }
}

extension Witnessed {
  /// Returns a value, so that a closure that does nothing else retains the object.
  fileprivate func passing<Value>(_ value: Value) -> Value { value }
}
