import Testing

@testable import Combine

@Suite struct InletTests {
  private func inlet(log: @escaping (String) -> Void = { _ in }) -> Inlet<Int, Fault> {
    Inlet(
      value: {
        log("\($0)")
        return .max($0)
      },
      completion: { log("\($0)") }
    )
  }

  @Test func earlyDemandIsSentWithTheSubscription() {
    let (inlet, probe) = (inlet(), Probe<Int, Fault>())
    inlet.request(.max(2))
    inlet.request(.max(1))
    probe.subscribe(inlet)
    #expect(probe.requests == [.max(3)])
    inlet.request(.unlimited)
    #expect(probe.requests == [.max(3), .unlimited])
  }

  @Test func lateSubscriptionIsCancelled() {
    let (inlet, probe) = (inlet(), Probe<Int, Fault>())
    inlet.request(.max(1))
    inlet.cancel()
    probe.subscribe(inlet)
    #expect(probe.cancelCount == 1)
    #expect(probe.requests.isEmpty)
    #expect(!inlet.isOpen)
  }

  @Test func secondSubscriptionIsCancelled() {
    let (inlet, first, second) = (inlet(), Probe<Int, Fault>(), Probe<Int, Fault>())
    first.subscribe(inlet)
    second.subscribe(inlet)
    #expect([first.cancelCount, second.cancelCount] == [0, 1])
  }

  @Test func valuesReachTheClosureUntilTheEnd() {
    var log: [String] = []
    let (inlet, probe) = (inlet { log.append($0) }, Probe<Int, Fault>())
    probe.subscribe(inlet)
    probe.send(1, 2)
    probe.send(completion: .finished)
    probe.send(3)
    probe.send(completion: .finished)
    #expect(log == ["1", "2", "finished"])
    #expect(probe.answers == [.max(1), .max(2), .none])
  }

  @Test func cancellingStopsEverything() {
    var log: [String] = []
    let (inlet, probe) = (inlet { log.append($0) }, Probe<Int, Fault>())
    probe.subscribe(inlet)
    inlet.cancel()
    inlet.cancel()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(log.isEmpty)
    #expect(probe.cancelCount == 1)
  }

  @Test func closuresAreReleasedAtTheEnd() {
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let inlet = Inlet<Int, Fault>(value: { [object] _ in object == nil ? .none : .max(1) }, completion: { _ in })
    object = nil
    #expect(gone != nil)
    inlet.receive(completion: .finished)
    #expect(gone == nil)
  }
}
