import Combine
import Testing

@Suite struct DebounceTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, Fault>()

  private func debounced() -> Recorder<Int, Fault> {
    subject.debounce(for: .milliseconds(100), scheduler: scheduler).recorded()
  }

  @Test func lastValueOfABurstIsSent() {
    let recorder = debounced()
    subject.send(1)
    scheduler.advance(by: 60)
    subject.send(2)
    scheduler.advance(by: 99)
    #expect(recorder.values.isEmpty)
    scheduler.advance(by: 1)
    #expect(recorder.values == [2])
    subject.send(3)
    scheduler.advance(by: 100)
    #expect(recorder.values == [2, 3])
  }

  @Test func completionDropsTheWaitingValue() {
    let recorder = debounced()
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.advance(by: 500)
    #expect(recorder.log == ["finished"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = debounced()
    subject.send(1)
    recorder.cancel()
    scheduler.advance(by: 500)
    #expect(recorder.log.isEmpty)
  }

  @Test func demandIsUnlimitedAndExcessIsDropped() {
    let probe = Probe<Int, Never>()
    let recorder = probe.debounce(for: 0.1, scheduler: scheduler).recorded(asking: .max(1))
    #expect(probe.requests == [.unlimited])
    for value in 1...3 {
      probe.send(value)
      scheduler.advance(by: 200)
    }
    #expect(recorder.values == [1])
    recorder.request(1)
    probe.send(4)
    scheduler.advance(by: 200)
    #expect(recorder.values == [1, 4])
  }
}
