import Combine
import Testing

@Suite struct SubscribeOnTests {
  private let scheduler = VirtualScheduler()
  private let probe = Probe<Int, Fault>()

  @Test func subscriptionAndDemandUseTheScheduler() {
    let recorder = probe.subscribe(on: scheduler).recorded(asking: .max(1))
    #expect(probe.subscriberCount == 0)
    scheduler.run()
    #expect(probe.subscriberCount == 1)
    #expect(probe.requests == [.max(1)])
    recorder.request(2)
    #expect(probe.requests == [.max(1)])
    scheduler.run()
    #expect(probe.requests == [.max(1), .max(2)])
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["1", "failed: first"])
  }

  @Test func cancellationUsesTheScheduler() {
    let recorder = probe.subscribe(on: scheduler).recorded()
    scheduler.run()
    recorder.cancel()
    #expect(probe.cancelCount == 0)
    scheduler.run()
    #expect(probe.cancelCount == 1)
  }

  @Test func earlyCancellationPreventsSubscribing() {
    probe.subscribe(on: scheduler).recorded().cancel()
    scheduler.run()
    #expect(probe.subscriberCount == 0)
  }
}
