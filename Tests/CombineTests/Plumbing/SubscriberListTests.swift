import Testing

@testable import Combine

@Suite struct AudienceTests {
  private typealias Numbers = Outlet<Int, Fault>

  @Test func announcedValuesAreDeliveredExplicitly() {
    let recorder = Recorder<Int, Fault>()
    let outlet = Outlet(to: recorder.subscriber)
    let subscriberList = SubscriberList<Int, Fault>()
    subscriberList.admit(outlet, first: 1)
    outlet.open()
    let told = subscriberList.announce(2, surplus: .waits)
    #expect(recorder.values == [1])
    for outlet in told { outlet.deliver() }
    #expect(recorder.values == [1, 2])
  }

  @Test func cancelledSubscribersAreSweptLazily() {
    let recorders = (0..<3).map { _ in Recorder<Int, Fault>() }
    let outlets = recorders.map { Numbers(to: $0.subscriber) }
    let subscriberList = SubscriberList<Int, Fault>()
    for outlet in outlets {
      subscriberList.admit(outlet)
      outlet.open()
    }
    recorders[1].cancel()
    let told = subscriberList.announce(1, surplus: .waits)
    #expect(told.map(ObjectIdentifier.init) == [outlets[0], outlets[2]].map(ObjectIdentifier.init))
    // Whoever goes has cancelled: optimised code would let them go earlier.
    withExtendedLifetime(recorders) {}
  }

  @Test func listDoesNotGrowWithCancelledSubscribers() {
    let subscriberList = SubscriberList<Int, Fault>()
    let stays = Recorder<Int, Fault>()
    let outlet = Numbers(to: stays.subscriber)
    subscriberList.admit(outlet)
    outlet.open()
    for _ in 0..<1000 {
      let recorder = Recorder<Int, Fault>()
      let outlet = Numbers(to: recorder.subscriber)
      subscriberList.admit(outlet)
      outlet.open()
      recorder.cancel()
    }
    #expect(subscriberList.outlets.count <= 16)
    #expect(subscriberList.outlets.first === outlet)
  }

  @Test func noSubscriberIsAddedAfterTheEnd() {
    let subscriberList = SubscriberList<Int, Fault>()
    subscriberList.admit(Numbers(to: Recorder().subscriber))
    #expect(subscriberList.end(.failure(.first)).count == 1)
    #expect(subscriberList.end(.finished).isEmpty)
    subscriberList.admit(Numbers(to: Recorder().subscriber))
    #expect(subscriberList.outlets.isEmpty)
    #expect(subscriberList.ending == .failure(.first))
  }
}
