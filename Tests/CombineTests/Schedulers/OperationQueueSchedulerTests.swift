import Combine
import Foundation
import Testing

@Suite struct OperationQueueSchedulerTests {
  @Test func closuresRunInTheQueue() async {
    let queue = OperationQueue()
    let isThere = await withCheckedContinuation { continuation in
      queue.schedule { continuation.resume(returning: OperationQueue.current === queue) }
    }
    #expect(isThere)
  }

  @Test func closuresRunLaterAndRepeatedly() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let count = await withCheckedContinuation { continuation in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) {
        var count = 0
        var timer: (any Cancellable)?
        timer = queue.schedule(after: queue.now, interval: .milliseconds(5)) {
          count += 1
          guard count == 2 else { return }
          timer?.cancel()
          continuation.resume(returning: count)
        }
      }
    }
    #expect(count == 2)
  }
}
