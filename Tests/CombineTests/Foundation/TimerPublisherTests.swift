import Combine
import Dispatch
import Foundation
import Testing

@Suite struct TimerPublisherTests {
  @Test func sendsOnTheMainRunLoopUntilCancelled() async {
    nonisolated(unsafe) var subscription: AnyCancellable?
    let count = await withCheckedContinuation { continuation in
      var count = 0
      subscription = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect().prefix(3).sink(
        receiveCompletion: { _ in continuation.resume(returning: count) },
        receiveValue: { _ in
          dispatchPrecondition(condition: .onQueue(.main))
          count += 1
        })
    }
    #expect(count == 3)
    subscription?.cancel()
  }

  @Test(.disabled(if: leaksAreReported)) func sendsOnOtherRunLoops() async {
    let count = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var count = 0
        let timer = Timer.publish(every: 0.005, tolerance: 0.001, on: .current, in: .default)
        let subscription = timer.sink { _ in count += 1 }
        let connection = timer.connect()
        while count < 2 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        connection.cancel()
        subscription.cancel()
        continuation.resume(returning: count)
      }
    }
    #expect(count >= 2)
  }

  @Test func propertiesAreThoseOfTheInitializer() {
    let timer = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .default)
    #expect(timer.interval == 2)
    #expect(timer.tolerance == 0.5)
    #expect(timer.runLoop === RunLoop.main)
    #expect(timer.mode == .default)
  }
}
