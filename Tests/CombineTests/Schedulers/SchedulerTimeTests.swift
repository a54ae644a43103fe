import Combine
import Dispatch
import Foundation
import Testing

/// The arithmetic of times and intervals, which operators rely on with each scheduler.
@Suite struct SchedulerTimeTests {
  private typealias QueueTime = DispatchQueue.SchedulerTimeType
  private typealias LoopTime = RunLoop.SchedulerTimeType
  private typealias ImmediateTime = ImmediateScheduler.SchedulerTimeType

  // MARK: Dispatch queues

  @Test func hugeIntervalsOfAQueueAreLimited() {
    #expect(QueueTime.Stride.seconds(1e30).timeInterval == .never)
    #expect(QueueTime.Stride.seconds(.infinity).timeInterval == .never)
    #expect(QueueTime.Stride.seconds(-1e30) < .seconds(-1_000_000_000))
    #expect(QueueTime.Stride.milliseconds(.max).timeInterval == .never)
    #expect(QueueTime.Stride.microseconds(.min) < 0)
    #expect(QueueTime.Stride(.nanoseconds(5)).magnitude == 5)
  }

  @Test func fractionsOfANanosecondAreRounded() {
    #expect(QueueTime.Stride.seconds(1.000_000_000_6).magnitude == 1_000_000_001)
    #expect(QueueTime.Stride.seconds(-0.5).magnitude == -500_000_000)
    #expect(QueueTime.Stride.seconds(0.000_000_000_4).magnitude == 0)
  }

  @Test func neverIsTheDistantFuture() {
    let start = QueueTime(DispatchTime(uptimeNanoseconds: 1000))
    let end = start.advanced(by: QueueTime.Stride(.never))
    #expect(end.dispatchTime == .distantFuture)
    #expect(start < end)
    #expect(start.distance(to: end).timeInterval == .never)
  }

  @Test func intervalsOfAQueueCanBeCalculated() {
    var interval: QueueTime.Stride = 2
    interval -= 0.5
    #expect(interval == .milliseconds(1500))
    interval += .microseconds(1)
    #expect(interval.magnitude == 1_500_001_000)
    #expect(-interval == .nanoseconds(-1_500_001_000))
    interval *= .nanoseconds(2)
    #expect(interval.magnitude == 3_000_002_000)
    #expect(QueueTime.Stride.milliseconds(1) < .microseconds(1001))
  }

  @Test func exactIntervalsAreNanoseconds() {
    #expect(QueueTime.Stride(exactly: Int8(7)) == .nanoseconds(7))
    #expect(QueueTime.Stride(exactly: UInt64.max) == nil)
  }

  @Test func timesOfAQueueAreEncodedAsNanoseconds() throws {
    let time = QueueTime(DispatchTime(uptimeNanoseconds: 12_345))
    let data = try JSONEncoder().encode([time])
    #expect(String(decoding: data, as: UTF8.self) == "[12345]")
    let decoded = try JSONDecoder().decode([QueueTime].self, from: data)
    #expect(decoded == [time])
    #expect(Set(decoded + [time]).count == 1)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([QueueTime].self, from: Data("[-1]".utf8)) }
  }

  @Test func intervalsOfAQueueAreCodable() throws {
    let interval = QueueTime.Stride.milliseconds(3)
    let data = try JSONEncoder().encode(interval)
    #expect(try JSONDecoder().decode(QueueTime.Stride.self, from: data) == interval)
  }

  @Test func currentTimeOfAQueueAdvances() {
    let queue = DispatchQueue(label: "time")
    let start = queue.now
    #expect(start <= queue.now)
    #expect(start.distance(to: queue.now) >= .zero)
    #expect(queue.minimumTolerance == .zero)
  }

  // MARK: Run loops

  @Test func intervalsOfARunLoopCanBeCalculated() {
    var interval: LoopTime.Stride = 2
    interval -= 0.5
    #expect(interval == 1.5)
    interval *= 2
    #expect(interval == .milliseconds(3000))
    #expect(-interval < .zero)
    #expect(LoopTime.Stride.nanoseconds(1_000_000_000) == 1)
    #expect(LoopTime.Stride(exactly: 3)?.timeInterval == 3)
    #expect(LoopTime.Stride(exactly: Int.max) == nil)
  }

  @Test func timesOfARunLoopAreDates() throws {
    let time = LoopTime(Date(timeIntervalSinceReferenceDate: 100))
    #expect(time.advanced(by: .seconds(-40)).date == Date(timeIntervalSinceReferenceDate: 60))
    #expect(time.advanced(by: 20).distance(to: time) == -20)
    #expect(time < time.advanced(by: .milliseconds(1)))
    let decoded = try JSONDecoder().decode(LoopTime.self, from: JSONEncoder().encode(time))
    #expect(decoded == time && decoded.hashValue == time.hashValue)
  }

  // MARK: The immediate scheduler

  @Test func immediateTimesAreAllEqual() {
    let now = ImmediateScheduler.shared.now
    #expect(now.advanced(by: 5) == now)
    #expect(!(now < now.advanced(by: .init(9))))
    #expect(now.distance(to: now.advanced(by: 3)) == 0)
  }

  @Test func immediateIntervalsHaveNoUnit() {
    let units: [ImmediateTime.Stride] = [
      .seconds(5), .seconds(2.5), .milliseconds(5), .microseconds(5), .nanoseconds(5),
    ]
    #expect(units.allSatisfy { $0 == .zero })
  }

  @Test func immediateIntervalsCanBeCalculated() throws {
    var interval: ImmediateTime.Stride = 3
    interval += 2
    interval *= 4
    #expect(interval.magnitude == 20)
    #expect((interval - 25).magnitude == -5)
    #expect((2.9 as ImmediateTime.Stride).magnitude == 2)
    #expect(ImmediateTime.Stride(exactly: UInt.max) == nil)
    #expect(try JSONDecoder().decode(ImmediateTime.Stride.self, from: JSONEncoder().encode(interval)) == interval)
  }

  @Test func immediateRepetitionRunsOnce() {
    var count = 0
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule(after: scheduler.now, interval: 1, tolerance: 1) { count += 1 }.cancel()
    #expect(count == 1)
  }
}
