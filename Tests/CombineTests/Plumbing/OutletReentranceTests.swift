import Testing

@testable import Combine

/// Calls of an outlet by its subscriber or its owner in the middle of a delivery.
@Suite struct OutletReentranceTests {
  /// A subscriber whose behavior a test sets afterward.
  private final class Reacting: Subscriber {
    typealias Input = Int
    typealias Failure = Fault

    var log: [String] = []
    var onSubscription: (any Subscription) -> Void = { $0.request(.unlimited) }
    var onValue: (Int) -> Subscribers.Demand = { _ in .none }

    func receive(subscription: any Subscription) { onSubscription(subscription) }

    func receive(_ input: Int) -> Subscribers.Demand {
      log.append("\(input)")
      return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Fault>) { log.append("\(completion)") }
  }

  private let subscriber = Reacting()

  @Test func completionInADeliveryFollowsTheElement() {
    let outlet = Outlet(to: subscriber)
    subscriber.onValue = { [subscriber] _ in
      outlet.finish(.finished)
      subscriber.log.append("end of element")
      return .none
    }
    outlet.open()
    outlet.send(1)
    #expect(Set(subscriber.log) == ["1", "finished", "end of element"])
    #expect(subscriber.log.first == "1")
    #expect(!outlet.isOpen)
    subscriber.onValue = { _ in .none }
  }

  @Test func cancellationInADeliveryDropsWhatWaits() {
    let outlet = Outlet(to: subscriber)
    subscriber.onSubscription = { _ in }
    subscriber.onValue = { _ in
      outlet.cancel()
      return .unlimited
    }
    outlet.open()
    for value in 1...3 { outlet.send(value) }
    outlet.request(.unlimited)
    outlet.finish(.finished)
    #expect(subscriber.log == ["1"])
    subscriber.onValue = { _ in .none }
  }

  @Test func cancellationInTheSubscriptionIsReported() {
    var count = 0
    let outlet = Outlet(to: subscriber)
    subscriber.onSubscription = { $0.cancel() }
    outlet.open(cancel: { count += 1 })
    #expect(count == 1)
    #expect(!outlet.send(1))
    #expect(subscriber.log.isEmpty)
  }

  @Test func requestInTheSubscriptionIsReportedOnce() {
    var requests: [Subscribers.Demand] = []
    let outlet = Outlet(to: subscriber)
    subscriber.onSubscription = {
      $0.request(.max(2))
      $0.request(.none)
    }
    outlet.open(request: { requests.append($0) })
    #expect(requests == [.max(2)])
  }

  @Test func elementsThatWaitedBeforeOpeningAreDelivered() {
    let outlet = Outlet(to: subscriber)
    outlet.enqueue(1)
    outlet.enqueue(2)
    outlet.enqueueEnd(.failure(.first))
    #expect(subscriber.log.isEmpty)
    outlet.open()
    #expect(subscriber.log == ["1", "2", "failure(CombineTests.Fault.first)"])
  }

  @Test func reentrantElementWithoutDemandWaits() {
    let outlet = Outlet(to: subscriber)
    subscriber.onSubscription = { $0.request(.max(1)) }
    subscriber.onValue = {
      if $0 == 1 { outlet.send(2) }
      return .none
    }
    outlet.open()
    outlet.send(1)
    #expect(subscriber.log == ["1"])
    outlet.request(.max(1))
    #expect(subscriber.log == ["1", "2"])
    subscriber.onValue = { _ in .none }
  }

  @Test func reentrantElementFollowsThoseThatWait() {
    let outlet = Outlet(to: subscriber)
    subscriber.onSubscription = { _ in }
    subscriber.onValue = {
      if $0 == 1 { outlet.send(9) }
      return .none
    }
    outlet.open()
    for value in 1...3 { outlet.send(value) }
    outlet.request(.unlimited)
    #expect(subscriber.log == ["1", "2", "3", "9"])
    subscriber.onValue = { _ in .none }
  }

  @Test func deliveryIsReportedAfterTheSubscriberReturned() {
    let outlet = Outlet(to: subscriber)
    subscriber.onValue = { [subscriber] _ in
      subscriber.log.append("end")
      return .none
    }
    outlet.open(delivery: { [subscriber] in subscriber.log.append("delivered") })
    outlet.send(1)
    #expect(subscriber.log == ["1", "end", "delivered"])
  }

  @Test func hooksAreReleasedAtTheEnd() {
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let outlet = Outlet(to: subscriber)
    outlet.open(request: { [object] _ in withExtendedLifetime(object) {} })
    object = nil
    #expect(gone != nil)
    outlet.finish(.finished)
    #expect(gone == nil)
  }

  @Test func soleElementAndCompletionCanBeSentAtOnce() {
    Outlet(to: subscriber).sendOnly(5)
    Outlet(to: subscriber).sendOnly(nil, completion: .failure(.second))
    #expect(subscriber.log == ["5", "finished", "failure(CombineTests.Fault.second)"])
  }

  @Test func soleElementIsDroppedByACancellation() {
    subscriber.onSubscription = { $0.cancel() }
    Outlet(to: subscriber).sendOnly(5)
    #expect(subscriber.log.isEmpty)
  }
}
