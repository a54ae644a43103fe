import Combine
import Dispatch
import Testing

@Suite struct DispatchQueueSchedulerTests {
  private typealias Time = DispatchQueue.SchedulerTimeType

  @Test func closuresRunOnTheQueue() async {
    let queue = DispatchQueue(label: "test")
    let (isNow, isLater) = await withCheckedContinuation { continuation in
      queue.schedule {
        dispatchPrecondition(condition: .onQueue(queue))
        let start = queue.now
        queue.schedule(after: start.advanced(by: .milliseconds(20))) {
          dispatchPrecondition(condition: .onQueue(queue))
          continuation.resume(returning: (true, start.distance(to: queue.now) >= .milliseconds(20)))
        }
      }
    }
    #expect(isNow)
    #expect(isLater)
  }

  @Test func repeatedClosureRunsUntilCancelled() async {
    let queue = DispatchQueue(label: "test")
    let count = await withCheckedContinuation { continuation in
      queue.schedule {
        var count = 0
        var timer: (any Cancellable)?
        timer = queue.schedule(after: queue.now, interval: .milliseconds(5)) {
          count += 1
          guard count == 3 else { return }
          timer?.cancel()
          continuation.resume(returning: count)
        }
      }
    }
    #expect(count == 3)
  }

  @Test func intervalsAreSecondsAndFractions() {
    let second: Time.Stride = 1
    #expect(second == .milliseconds(1000))
    #expect(second == .microseconds(1_000_000))
    #expect(second == .nanoseconds(1_000_000_000))
    #expect(second == .seconds(1.0))
    #expect(second == Time.Stride(.seconds(1)))
    #expect(0.25 + .milliseconds(250) == Time.Stride.seconds(0.5))
    #expect(second - 0.75 == .milliseconds(250))
    #expect(Time.Stride(.never).timeInterval == .never)
    #expect(Time.Stride.seconds(Int.max).timeInterval == .never)
    #expect(Time.Stride(exactly: 5)?.magnitude == 5)
  }

  @Test func timesAreStrideable() {
    let start = Time(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let end = start.advanced(by: .milliseconds(20))
    #expect(start.distance(to: end) == .milliseconds(20))
    #expect(end.distance(to: start) == .milliseconds(-20))
    #expect(start < end)
  }
}
