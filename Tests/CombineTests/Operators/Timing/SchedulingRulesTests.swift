import Combine
import Dispatch
import Testing

/// The times, tolerances and options that operators pass to their scheduler.
@Suite struct SchedulingRulesTests {
  private let scheduler = LoggingScheduler()
  private let probe = Probe<Int, Fault>()

  @Test func delayUsesItsToleranceAndOptions() {
    let recorder = probe.delay(
      for: .milliseconds(50), tolerance: .milliseconds(3), scheduler: scheduler, options: "low"
    )
    .recorded()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(scheduler.log == ["50 ± 3, low", "50 ± 3, low"])
    scheduler.run()
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func delayUsesTheLeastTolerance() {
    let recorder = probe.delay(for: .milliseconds(50), scheduler: scheduler).recorded()
    probe.send(1)
    #expect(scheduler.log == ["50 ± 7"])
    withExtendedLifetime(recorder) {}
  }

  @Test func debounceUsesTheLeastToleranceAndItsOptions() {
    let recorder = probe.debounce(for: .milliseconds(20), scheduler: scheduler, options: "low").recorded()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(scheduler.log == ["20 ± 7, low", "now, low"])
    withExtendedLifetime(recorder) {}
  }

  @Test func receivingUsesItsOptionsForEachEvent() {
    let recorder = probe.receive(on: scheduler, options: "high").recorded()
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(scheduler.log == ["now, high", "now, high"])
    scheduler.run()
    #expect(recorder.log == ["1", "failed: first"])
  }

  @Test func subscribingUsesItsOptionsForEachStep() {
    let recorder = probe.subscribe(on: scheduler, options: "high").recorded(asking: .max(1))
    recorder.request(1)
    scheduler.run()
    recorder.cancel()
    #expect(scheduler.log == ["now, high", "now, high", "now, high", "now, high"])
    scheduler.run()
    #expect(probe.requests.reduce(.none, +) == .max(2))
    #expect(probe.cancelCount == 1)
  }

  @Test func timeoutUsesTheLeastToleranceAndItsOptions() {
    let recorder = probe.timeout(.milliseconds(40), scheduler: scheduler, options: "low").recorded()
    probe.send(1)
    #expect(scheduler.log == ["40 ± 7, low", "40 ± 7, low", "now, low"])
    recorder.cancel()
  }

  @Test func throttleSchedulesTheFirstElementImmediately() {
    let recorder = probe.throttle(for: .milliseconds(30), scheduler: scheduler, latest: true).recorded()
    probe.send(1)
    #expect(scheduler.log == ["now"])
    scheduler.run()
    probe.send(2, 3)
    #expect(scheduler.log == ["now", "30 ± 7"])
    #expect(recorder.values == [1])
  }

  // MARK: Shorter calls

  @Test func omittedArgumentsAreTheLeastToleranceAndNoOptions() {
    scheduler.schedule {}
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(5))) {}
    scheduler.schedule(after: scheduler.now, tolerance: .milliseconds(1)) {}
    scheduler.schedule(after: scheduler.now, interval: .milliseconds(9)) {}.cancel()
    scheduler.schedule(after: scheduler.now, interval: .milliseconds(9), tolerance: .milliseconds(2)) {}.cancel()
    #expect(scheduler.log == ["now", "5 ± 7", "0 ± 1", "0 each 9 ± 7", "0 each 9 ± 2"])
  }
}
