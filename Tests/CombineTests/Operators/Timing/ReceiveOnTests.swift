import Combine
import Dispatch
import Testing

@Suite struct ReceiveOnTests {
  @Test func everythingIsDeliveredOnTheScheduler() {
    let (probe, scheduler) = (Probe<Int, Fault>(), VirtualScheduler())
    let recorder = probe.receive(on: scheduler).recorded(asking: .max(2)) { _ in .max(1) }
    #expect(probe.requests == [.max(2)])
    probe.send(1, 2)
    probe.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    #expect(scheduler.count == 3)
    scheduler.run()
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let scheduler = VirtualScheduler()
    let recorder = Just(1).receive(on: scheduler).recorded()
    recorder.cancel()
    scheduler.run()
    #expect(recorder.log.isEmpty)
  }

  @Test func orderIsKeptAcrossThreads() async {
    let values = await withCheckedContinuation { continuation in
      let values = (0..<2000).publisher.receive(on: DispatchQueue.global()).collect()
      values.subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: $0) }))
    }
    #expect(values == Array(0..<2000))
  }

  @Test func anImmediateSchedulerChangesNothing() {
    #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).log == ["1", "2", "finished"])
  }
}
