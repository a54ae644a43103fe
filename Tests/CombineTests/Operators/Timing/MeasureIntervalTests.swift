import Combine
import Testing

@Suite struct MeasureIntervalTests {
  @Test func intervalsBetweenValuesAreSent() {
    let (probe, scheduler) = (Probe<Int, Never>(), VirtualScheduler())
    let recorder = probe.measureInterval(using: scheduler).recorded()
    scheduler.advance(by: 20)
    probe.send(1)
    scheduler.advance(by: 30)
    probe.send(2, 3)
    #expect(recorder.values == [.milliseconds(20), .milliseconds(30), .milliseconds(0)])
  }
}
