import Testing

@testable import Combine

@Suite struct PendingDeliveryRulesTests {
  private let probe = Probe<Int, Fault>()
  private let recorder = Recorder<Int, Fault>()

  @Test func eachEventIsScheduledOnce() {
    var count = 0
    let outlet = Outlet(to: recorder.subscriber)
    probe.subscribe(PendingDeliveries(to: outlet).inlet { _ in count += 1 })
    outlet.open()
    probe.send(1, 2)
    probe.send(completion: .finished)
    #expect(count == 3)
    #expect(recorder.log.isEmpty)
    #expect(probe.answers == [.none, .none])
  }

  @Test func closureThatRunsTwiceDeliversTheNextEvent() {
    var actions: [() -> Void] = []
    let outlet = Outlet(to: recorder.subscriber)
    probe.subscribe(PendingDeliveries(to: outlet).inlet { actions.append($0) })
    outlet.open()
    probe.send(1, 2)
    actions[0]()
    actions[0]()
    #expect(recorder.values == [1, 2])
    actions[1]()
    #expect(recorder.values == [1, 2])
  }

  @Test func elementsWaitForDemandAfterTheirClosure() {
    let recorder = Recorder<Int, Fault>(asking: .max(1))
    let outlet = Outlet(to: recorder.subscriber)
    probe.subscribe(PendingDeliveries(to: outlet).inlet { $0() })
    outlet.open()
    probe.send(1, 2)
    #expect(recorder.values == [1])
    recorder.request(1)
    #expect(recorder.values == [1, 2])
  }

  @Test func immediateClosuresMaySendAgain() {
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = Recorder<Int, Fault> {
      if $0 < 3 { subject.send($0 + 1) }
      return .none
    }
    let outlet = Outlet(to: recorder.subscriber)
    let inlet = PendingDeliveries(to: outlet).inlet { $0() }
    subject.subscribe(inlet)
    inlet.request(.unlimited)
    outlet.open()
    subject.send(1)
    #expect(recorder.values == [1, 2, 3])
  }
}
