import Combine
import Testing

@Suite struct SequenceTests {
  @Test func elementsAreSentInOrder() {
    #expect([1, 2, 3].publisher.log == ["1", "2", "3", "finished"])
    #expect("ab".publisher.log == ["a", "b", "finished"])
    #expect((1...2).publisher == (1...2).publisher)
  }

  @Test func emptySequenceFinishesWithoutDemand() {
    #expect([Int]().publisher.recorded(asking: .none).log == ["finished"])
  }

  @Test func elementsRespectDemand() {
    let recorder = [1, 2, 3].publisher.recorded(asking: .max(1))
    #expect(recorder.log == ["1"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func returnedDemandIsAdded() {
    let recorder = (1...10).publisher.recorded(asking: .max(2)) { $0 == 2 ? .max(3) : .none }
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test func reentrantDemandDoesNotRecurse() {
    var depth = 0
    var deepest = 0
    var subscription: (any Subscription)?
    var count = 0
    (1...50_000).publisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: { _ in
          depth += 1
          deepest = max(deepest, depth)
          count += 1
          subscription?.request(.max(1))
          depth -= 1
          return .none
        }
      )
    )
    #expect(count == 50_000)
    #expect(deepest == 1)
  }

  @Test func stopsWhenCancelled() {
    var seen: [Int] = []
    var subscription: (any Subscription)?
    sequence(first: 1) { $0 + 1 }.publisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          seen.append($0)
          if $0 == 3 { subscription?.cancel() }
          return .none
        }
      )
    )
    #expect(seen == [1, 2, 3])
  }
}
