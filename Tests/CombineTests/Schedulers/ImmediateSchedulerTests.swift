import Combine
import Testing

@Suite struct ImmediateSchedulerTests {
  @Test func everythingRunsImmediately() {
    let scheduler = ImmediateScheduler.shared
    var order: [Int] = []
    scheduler.schedule { order.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(10))) { order.append(2) }
    scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { order.append(3) }.cancel()
    #expect(order == [1, 2, 3])
    #expect(scheduler.minimumTolerance == 0)
    #expect(scheduler.now.distance(to: scheduler.now) == 0)
  }

  @Test func delayIsImmediate() {
    #expect([1, 2].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared).log == ["1", "2", "finished"])
  }
}
