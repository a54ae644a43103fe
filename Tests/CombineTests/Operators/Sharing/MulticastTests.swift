import Combine
import Testing

@Suite struct MulticastTests {
  @Test func nothingIsSentBeforeConnecting() {
    let probe = Probe<Int, Never>()
    let shared = probe.multicast { PassthroughSubject<Int, Never>() }
    let recorders = [shared.recorded(), shared.recorded()]
    #expect(probe.subscriberCount == 0)
    let connection = shared.connect()
    #expect(probe.subscriberCount == 1)
    probe.send(1)
    #expect(recorders.map(\.values) == [[1], [1]])
    connection.cancel()
    #expect(probe.cancelCount == 1)
  }

  @Test func subjectCanBeProvided() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let shared = [1, 2].publisher.multicast(subject: subject)
    let recorder = shared.recorded()
    let connection = shared.connect()
    #expect(recorder.log == ["0", "1", "2", "finished"])
    #expect(subject.value == 2)
    connection.cancel()
  }

  @Test func anyPublisherCanBeMadeConnectable() {
    let waiting = [1, 2].publisher.makeConnectable()
    let recorder = waiting.recorded()
    #expect(recorder.log.isEmpty)
    let connection = waiting.connect()
    #expect(recorder.log == ["1", "2", "finished"])
    connection.cancel()
  }
}
