import Combine
import Testing

@Suite struct AutoconnectTests {
  @Test func connectedFromFirstToLastSubscriber() {
    let probe = Probe<Int, Never>()
    let shared = probe.makeConnectable().autoconnect()
    #expect(probe.subscriberCount == 0)
    let first = shared.recorded()
    let second = shared.recorded()
    #expect(probe.subscriberCount == 1)
    probe.send(1)
    first.cancel()
    probe.send(2)
    #expect(probe.cancelCount == 0)
    second.cancel()
    #expect(probe.cancelCount == 1)
    #expect([first.values, second.values] == [[1], [1, 2]])
  }

  @Test func connectsAgain() {
    let probe = Probe<Int, Never>()
    let shared = probe.makeConnectable().autoconnect()
    shared.recorded().cancel()
    let recorder = shared.recorded()
    #expect(probe.subscriberCount == 2)
    probe.send(1)
    #expect(recorder.values == [1])
  }

  @Test func immediateCompletionLeavesNoConnection() {
    let shared = [1, 2].publisher.makeConnectable().autoconnect()
    #expect(shared.log == ["1", "2", "finished"])
    #expect(shared.log == ["finished"])
  }
}
