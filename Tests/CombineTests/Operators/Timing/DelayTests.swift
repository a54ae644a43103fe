import Combine
import Testing

@Suite struct DelayTests {
  private let scheduler = VirtualScheduler()

  @Test func everythingIsDelayed() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.delay(for: .milliseconds(50), scheduler: scheduler).recorded(asking: .max(3))
    #expect(probe.requests == [.max(3)])
    probe.send(1)
    scheduler.advance(by: 30)
    probe.send(2)
    probe.send(completion: .failure(.first))
    #expect(recorder.log.isEmpty)
    scheduler.advance(by: 20)
    #expect(recorder.log == ["1"])
    scheduler.advance(by: 30)
    #expect(recorder.log == ["1", "2", "failed: first"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = Just(1).delay(for: .seconds(1), scheduler: scheduler).recorded()
    recorder.cancel()
    scheduler.advance(by: 5000)
    #expect(recorder.log.isEmpty)
  }
}
