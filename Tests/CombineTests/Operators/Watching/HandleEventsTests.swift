import Combine
import Testing

@Suite struct HandleEventsTests {
  @Test func eventsAreReportedInOrder() {
    var log: [String] = []
    let probe = Probe<Int, Fault>()
    let watched = probe.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
    let recorder = watched.recorded(asking: .max(1)) { $0 == 1 ? .max(2) : .none }
    probe.send(1, 2)
    probe.send(completion: .finished)
    recorder.cancel()
    #expect(log == ["subscription", "request max(1)", "value 1", "request max(2)", "value 2", "finished"])
    #expect(recorder.log == ["1", "2", "finished"])
    #expect(probe.requests == [.max(1)])
    #expect(probe.answers == [.max(2), .none])
  }

  @Test func cancellationIsReportedOnce() {
    var count = 0
    let probe = Probe<Int, Fault>()
    let recorder = probe.handleEvents(receiveCancel: { count += 1 }).recorded()
    recorder.cancel()
    recorder.cancel()
    #expect(count == 1)
    #expect(probe.cancelCount == 1)
  }
}
