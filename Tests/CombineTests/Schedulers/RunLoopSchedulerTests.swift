import Combine
import Dispatch
import Foundation
import Testing

@Suite struct RunLoopSchedulerTests {
  private typealias Time = RunLoop.SchedulerTimeType

  /// Waits for what `body` hands its argument, in a run loop of a thread of its own.
  private func inRunLoop<Value: Sendable>(
    _ body: @escaping @Sendable (RunLoop, @escaping (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var isDone = false
        body(.current) {
          isDone = true
          continuation.resume(returning: $0)
        }
        while !isDone { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
      }
    }
  }

  @Test func closuresRunInTheRunLoop() async {
    let isThere: Bool = await inRunLoop { loop, done in loop.schedule { done(RunLoop.current === loop) } }
    #expect(isThere)
  }

  @Test(.disabled(if: leaksAreReported)) func closuresRunLater() async {
    let isLater: Bool = await inRunLoop { loop, done in
      let start = loop.now
      loop.schedule(after: start.advanced(by: .milliseconds(20))) {
        done(start.distance(to: loop.now) >= .milliseconds(19))
      }
    }
    #expect(isLater)
  }

  @Test(.disabled(if: leaksAreReported)) func repeatedClosureRunsUntilCancelled() async {
    let count: Int = await inRunLoop { loop, done in
      var count = 0
      var timer: (any Cancellable)?
      timer = loop.schedule(after: loop.now, interval: .milliseconds(5)) {
        count += 1
        guard count == 3 else { return }
        timer?.cancel()
        done(count)
      }
    }
    #expect(count == 3)
  }

  @Test func mainRunLoopWorksWithTheMainQueue() async {
    await withCheckedContinuation { continuation in
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.001)) {
        dispatchPrecondition(condition: .onQueue(.main))
        RunLoop.main.schedule {
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume()
        }
      }
    }
  }

  @Test func intervalsAreSecondsAndFractions() {
    let second: Time.Stride = 1
    #expect(second == .milliseconds(1000))
    #expect(second == .seconds(1))
    #expect(second == .seconds(1.0))
    #expect(abs(second.timeInterval - Time.Stride.microseconds(1_000_000).timeInterval) < 1e-9)
    #expect(0.25 + .milliseconds(250) == Time.Stride.seconds(0.5))
    let start = Time(Date(timeIntervalSinceReferenceDate: 0))
    #expect(start.distance(to: start.advanced(by: 1.5)) == 1.5)
  }
}
