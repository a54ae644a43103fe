import Combine
import Testing

@Suite struct TimeoutTests {
  private let scheduler = VirtualScheduler()
  private let probe = Probe<Int, Fault>()

  @Test func finishesAfterTheTimeout() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler).recorded()
    scheduler.advance(by: 90)
    probe.send(1)
    scheduler.advance(by: 90)
    #expect(recorder.log == ["1"])
    scheduler.advance(by: 10)
    #expect(recorder.log == ["1", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func failsWithTheCustomError() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler, customError: { .second }).recorded()
    scheduler.advance(by: 100)
    probe.send(1)
    #expect(recorder.log == ["failed: second"])
  }

  @Test func completionStopsTheTimer() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler).recorded()
    probe.send(1)
    probe.send(completion: .failure(.first))
    scheduler.advance(by: 500)
    #expect(recorder.log == ["1", "failed: first"])
  }

  @Test func cancellingStopsTheTimer() {
    let recorder = probe.timeout(.milliseconds(100), scheduler: scheduler).recorded()
    recorder.cancel()
    scheduler.advance(by: 500)
    #expect(recorder.log.isEmpty)
    #expect(probe.cancelCount == 1)
  }
}
