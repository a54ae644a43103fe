import Testing

@testable import Combine

@Suite struct BacklogTests {
  @Test func deliveriesAreInOrderForAnyClosure() {
    let recorder = Recorder<Int, Fault>()
    let outlet = Outlet(to: recorder.subscriber)
    var scheduled: [() -> Void] = []
    let inlet = PendingDeliveries(to: outlet).inlet { scheduled.append($0) }
    outlet.open()
    [1, 2].publisher.setFailureType(to: Fault.self).subscribe(inlet)
    #expect(scheduled.isEmpty)
    inlet.request(.unlimited)
    for handOn in scheduled.reversed() { handOn() }
    #expect(recorder.log == ["1", "2", "finished"])
  }
}
