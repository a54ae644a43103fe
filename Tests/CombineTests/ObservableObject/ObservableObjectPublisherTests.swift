import Combine
import Testing

@Suite struct ObservableObjectPublisherTests {
  @Test func allSubscribersReceiveChanges() {
    let publisher = ObservableObjectPublisher()
    let recorders = [publisher.recorded(), publisher.recorded()]
    publisher.send()
    publisher.send()
    #expect(recorders.map(\.values.count) == [2, 2])
  }

  @Test func cancelledSubscriberReceivesNothing() {
    let publisher = ObservableObjectPublisher()
    let recorder = publisher.recorded()
    publisher.send()
    recorder.cancel()
    publisher.send()
    #expect(recorder.values.count == 1)
  }

  @Test func subscriberWithoutDemandReceivesNothing() {
    let publisher = ObservableObjectPublisher()
    let recorder = publisher.recorded(asking: .max(1))
    publisher.send()
    publisher.send()
    #expect(recorder.values.count == 1)
    recorder.request(1)
    #expect(recorder.values.count == 1)
    publisher.send()
    #expect(recorder.values.count == 2)
  }

  @Test func subscriberMayCancelAnother() {
    let publisher = ObservableObjectPublisher()
    var second: AnyCancellable?
    var told: [Int] = []
    let first = publisher.sink {
      told.append(1)
      second?.cancel()
    }
    second = publisher.sink { told.append(2) }
    publisher.send()
    #expect(told == [1])
    first.cancel()
  }

  @Test func subscriberMaySendAgain() {
    let publisher = ObservableObjectPublisher()
    var count = 0
    let subscription = publisher.sink {
      count += 1
      if count < 5 { publisher.send() }
    }
    publisher.send()
    #expect(count == 5)
    subscription.cancel()
  }
}
