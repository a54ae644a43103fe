import Combine
import Testing

@Suite struct ThrottleTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, Fault>()

  private func throttled(latest: Bool) -> Recorder<Int, Fault> {
    subject.throttle(for: .milliseconds(100), scheduler: scheduler, latest: latest).recorded()
  }

  /// Sends 0 to 9, one each 30 milliseconds.
  private func sendAll() {
    for value in 0..<10 {
      subject.send(value)
      scheduler.advance(by: 30)
    }
  }

  @Test func firstValueIsSentImmediately() {
    let recorder = throttled(latest: true)
    subject.send(1)
    scheduler.run()
    #expect(recorder.values == [1])
    scheduler.advance(by: 100)
    #expect(recorder.values == [1])
    subject.send(2)
    scheduler.run()
    #expect(recorder.values == [1, 2])
  }

  @Test func lastValueOfEachIntervalIsSent() {
    let recorder = throttled(latest: true)
    sendAll()
    scheduler.advance(by: 100)
    #expect(recorder.values == [0, 3, 6, 9])
  }

  @Test func firstValueOfEachIntervalIsSent() {
    let recorder = throttled(latest: false)
    sendAll()
    scheduler.advance(by: 100)
    #expect(recorder.values == [0, 1, 4, 7])
  }

  @Test func completionFollowsTheKeptValue() {
    let recorder = throttled(latest: true)
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.run()
    #expect(recorder.log == ["1"])
    scheduler.advance(by: 100)
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func completionIsImmediateWithoutAKeptValue() {
    let recorder = throttled(latest: true)
    subject.send(completion: .failure(.first))
    scheduler.run()
    #expect(recorder.log == ["failed: first"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = throttled(latest: true)
    subject.send(1)
    recorder.cancel()
    scheduler.advance(by: 500)
    #expect(recorder.log.isEmpty)
  }
}
