import Combine
import Testing

/// Limits, order, reentrance and memory of flattened publishers.
@Suite struct FlatMapRulesTests {
  @Test func finishesOnlyAfterTheUpstreamHasFinishedToo() {
    let (outer, inner) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    let recorder = outer.flatMap { _ in inner }.recorded()
    outer.send(1)
    inner.send(completion: .finished)
    #expect(recorder.completion == nil)
    outer.send(completion: .finished)
    #expect(recorder.log == ["finished"])
  }

  @Test func upstreamIsAskedForAsManyAsMayRun() {
    let (limited, unlimited) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    let inner = Empty<Int, Fault>(completeImmediately: false)
    let recorders = [
      limited.flatMap(maxPublishers: .max(3)) { _ in inner }.recorded(asking: .max(1)),
      unlimited.flatMap { _ in inner }.recorded(asking: .max(1)),
    ]
    #expect(limited.requests == [.max(3)])
    #expect(unlimited.requests == [.unlimited])
    withExtendedLifetime(recorders) {}
  }

  @Test func finishedPublisherMakesRoomForAnother() {
    let outer = Probe<Int, Never>()
    let inners = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = outer.flatMap(maxPublishers: .max(2)) { inners[$0] }.recorded()
    outer.send(0, 1)
    #expect(outer.requests == [.max(2)])
    inners[1].send(completion: .finished)
    #expect(outer.requests == [.max(2), .max(1)])
    outer.send(2)
    inners[2].send(5)
    #expect(recorder.values == [5])
  }

  @Test func oneElementOfEachPublisherWaitsForDemand() {
    let (outer, inner) = (PassthroughSubject<Int, Never>(), Probe<Int, Never>())
    let recorder = outer.flatMap { _ in inner }.recorded(asking: .none)
    outer.send(1)
    #expect(inner.requests == [.max(1)])
    inner.send(5)
    #expect(recorder.values.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [5])
    #expect(inner.requests == [.max(1), .max(1)])
  }

  @Test func unlimitedDemandIsForwardedToRunningPublishers() {
    let (outer, inner) = (PassthroughSubject<Int, Never>(), Probe<Int, Never>())
    let recorder = outer.flatMap { _ in inner }.recorded(asking: .none)
    outer.send(1)
    recorder.subscriber.subscription?.request(.unlimited)
    inner.send(1, 2, 3)
    #expect(inner.requests == [.max(1), .unlimited])
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func completionWaitsForElementsThatAreNotRequestedYet() {
    let recorder = Just(1).flatMap { [$0, $0 + 1].publisher }.recorded(asking: .max(1))
    #expect(recorder.log == ["1"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func errorDropsElementsThatAreNotRequestedYet() {
    let (outer, first, second) = (Probe<Int, Fault>(), Probe<Int, Fault>(), Probe<Int, Fault>())
    let recorder = outer.flatMap { $0 == 1 ? first : second }.recorded(asking: .none)
    outer.send(1, 2)
    first.send(7)
    second.send(completion: .failure(.first))
    recorder.request(5)
    #expect(recorder.log == ["failed: first"])
    #expect([outer.cancelCount, first.cancelCount] == [1, 1])
  }

  @Test func manyImmediatePublishersDoNotRecurse() {
    let numbers = (0..<50_000).publisher
    #expect(numbers.flatMap(maxPublishers: .max(1)) { Just($0) }.count().log == ["50000", "finished"])
    #expect(numbers.flatMap { Just($0) }.count().log == ["50000", "finished"])
  }

  @Test func transformMaySendTheNextElement() {
    let outer = PassthroughSubject<Int, Never>()
    let recorder = outer.flatMap { value -> Just<Int> in
      if value < 3 { outer.send(value + 1) }
      return Just(value)
    }.recorded()
    outer.send(1)
    #expect(Set(recorder.values) == [1, 2, 3])
  }

  @Test func transformMayCancel() {
    let (outer, inner) = (PassthroughSubject<Int, Never>(), Probe<Int, Never>())
    var cancel: () -> Void = {}
    let recorder = outer.flatMap { _ -> Probe<Int, Never> in
      cancel()
      return inner
    }.recorded()
    cancel = { [unowned recorder] in recorder.cancel() }
    outer.send(1)
    #expect(inner.subscriberCount == 0)
    #expect(recorder.log.isEmpty)
  }

  @Test func finishedPublishersAreReleased() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.flatMap { $0 }.recorded()
    var inner: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let gone = inner
    inner.map(outer.send)
    inner?.send(completion: .finished)
    inner = nil
    #expect(gone == nil)
    recorder.cancel()
  }

  @Test func threadsMaySendConcurrently() async {
    nonisolated(unsafe) let outer = PassthroughSubject<Int, Never>()
    let recorder = outer.flatMap { (($0 * 10)..<($0 * 10 + 10)).publisher }.recorded()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask { for step in 0..<200 { outer.send(thread * 200 + step) } }
      }
    }
    outer.send(completion: .finished)
    #expect(recorder.values.count == 8000)
    #expect(Set(recorder.values).count == 8000)
    #expect(recorder.completion == .finished)
  }
}
