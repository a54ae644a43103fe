import Combine
import Dispatch
import Foundation
import Testing

/// Options, cancellation, and the order of closures on queues.
@Suite struct QueueSchedulingTests {
  @Test func groupWaitsForTheClosure() async {
    let (queue, group) = (DispatchQueue(label: "test"), DispatchGroup())
    let hasRun = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var hasRun = false
      queue.schedule(options: .init(group: group)) { hasRun = true }
      group.notify(queue: queue) { continuation.resume(returning: hasRun) }
    }
    #expect(hasRun)
  }

  @Test func optionsHaveNoEffectByDefault() {
    let options = DispatchQueue.SchedulerOptions()
    #expect(options.qos == .unspecified)
    #expect(options.flags.isEmpty)
    #expect(options.group == nil)
  }

  @Test func barrierRunsAlone() async {
    let queue = DispatchQueue(label: "test", attributes: .concurrent)
    let counts = await withCheckedContinuation { continuation in
      let lock = NSLock()
      nonisolated(unsafe) var count = 0
      for _ in 0..<20 { queue.schedule { lock.withLock { count += 1 } } }
      queue.schedule(options: .init(flags: .barrier)) { continuation.resume(returning: count) }
    }
    #expect(counts == 20)
  }

  @Test func closuresOfASerialQueueKeepTheirOrder() async {
    let queue = DispatchQueue(label: "test")
    let order = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var order: [Int] = []
      for step in 0..<100 { queue.schedule { order.append(step) } }
      queue.schedule { continuation.resume(returning: order) }
    }
    #expect(order == Array(0..<100))
  }

  @Test func earlierDateRunsFirst() async {
    let queue = DispatchQueue(label: "test")
    let order = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var order: [Int] = []
      let start = queue.now
      queue.schedule(after: start.advanced(by: .milliseconds(40))) {
        order.append(2)
        continuation.resume(returning: order)
      }
      queue.schedule(after: start.advanced(by: .milliseconds(-5))) { order.append(1) }
    }
    #expect(order == [1, 2])
  }

  @Test func releasedRepetitionStops() async {
    let queue = DispatchQueue(label: "test")
    nonisolated(unsafe) var count = 0
    var timer: (any Cancellable)? = queue.schedule(after: queue.now.advanced(by: .seconds(600)), interval: .seconds(1))
    {
      count += 1
    }
    #expect(timer != nil)
    timer = nil
    await withCheckedContinuation { continuation in queue.schedule { continuation.resume() } }
    #expect(count == 0)
  }

  @Test func cancelledRepetitionReleasesItsClosure() async {
    let queue = DispatchQueue(label: "test")
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let timer = queue.schedule(after: queue.now.advanced(by: .seconds(600)), interval: .seconds(1)) { [object] in
      withExtendedLifetime(object) {}
    }
    object = nil
    timer.cancel()
    // The source releases its closure on the queue, after the cancellation.
    for _ in 0..<1000 where gone != nil {
      await withCheckedContinuation { continuation in queue.schedule { continuation.resume() } }
    }
    #expect(gone == nil)
  }

  @Test func operationsRunOneByOneInASerialQueue() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let order = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var order: [Int] = []
      for step in 0..<50 { queue.schedule { order.append(step) } }
      queue.schedule { continuation.resume(returning: order) }
    }
    #expect(order == Array(0..<50))
    #expect(queue.minimumTolerance == 0)
  }

  @Test func suspendedOperationQueueRunsNothing() async {
    let queue = OperationQueue()
    queue.isSuspended = true
    nonisolated(unsafe) var hasRun = false
    await withCheckedContinuation { continuation in
      queue.schedule {
        hasRun = true
        continuation.resume()
      }
      #expect(!hasRun && queue.operationCount == 1)
      queue.isSuspended = false
    }
    #expect(hasRun)
  }

  @Test func elementsArriveInOrderOnAnOperationQueue() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 4
    let values = await withCheckedContinuation { continuation in
      (0..<300).publisher.receive(on: queue).collect().subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: $0) }))
    }
    #expect(values == Array(0..<300))
  }

  @Test func elementsArriveOnTheMainQueue() async {
    let value = await withCheckedContinuation { continuation in
      Just(1).receive(on: DispatchQueue.global()).receive(on: DispatchQueue.main).subscribe(
        Subscribers.Sink(
          receiveCompletion: { _ in },
          receiveValue: {
            dispatchPrecondition(condition: .onQueue(.main))
            continuation.resume(returning: $0)
          }))
    }
    #expect(value == 1)
  }
}
