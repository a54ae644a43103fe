import Testing

@testable import Combine

@Suite struct AudienceTests {
  private typealias Numbers = Outlet<Int, Fault>

  @Test func nothingIsHandedOverBeforeItIsDelivered() {
    let recorder = Recorder<Int, Fault>()
    let outlet = Outlet(to: recorder.subscriber)
    let audience = Audience<Int, Fault>()
    audience.admit(outlet, first: 1)
    outlet.open()
    let told = audience.announce(2, surplus: .waits)
    #expect(recorder.values == [1])
    for outlet in told { outlet.deliver() }
    #expect(recorder.values == [1, 2])
  }

  @Test func whoHasCancelledIsSweptOutWhenItIsNoticed() {
    let recorders = (0..<3).map { _ in Recorder<Int, Fault>() }
    let outlets = recorders.map { Numbers(to: $0.subscriber) }
    let audience = Audience<Int, Fault>()
    for outlet in outlets {
      audience.admit(outlet)
      outlet.open()
    }
    recorders[1].cancel()
    let told = audience.announce(1, surplus: .waits)
    #expect(told.map(ObjectIdentifier.init) == [outlets[0], outlets[2]].map(ObjectIdentifier.init))
    // Whoever goes has cancelled: optimised code would let them go earlier.
    withExtendedLifetime(recorders) {}
  }

  @Test func theAudienceDoesNotGrowWithThoseWhoHaveGone() {
    let audience = Audience<Int, Fault>()
    let stays = Recorder<Int, Fault>()
    let outlet = Numbers(to: stays.subscriber)
    audience.admit(outlet)
    outlet.open()
    for _ in 0..<1000 {
      let recorder = Recorder<Int, Fault>()
      let outlet = Numbers(to: recorder.subscriber)
      audience.admit(outlet)
      outlet.open()
      recorder.cancel()
    }
    #expect(audience.outlets.count <= 16)
    #expect(audience.outlets.first === outlet)
  }

  @Test func afterTheEndNobodyIsTakenIn() {
    let audience = Audience<Int, Fault>()
    audience.admit(Numbers(to: Recorder().subscriber))
    #expect(audience.end(.failure(.first)).count == 1)
    #expect(audience.end(.finished).isEmpty)
    audience.admit(Numbers(to: Recorder().subscriber))
    #expect(audience.outlets.isEmpty)
    #expect(audience.ending == .failure(.first))
  }
}
