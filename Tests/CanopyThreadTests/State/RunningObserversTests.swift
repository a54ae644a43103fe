import CanopyGraph
import Foundation
import Testing

@testable import CanopyCore

/// Which observers of state are called while others run.
@Suite struct RunningObserversTests {
  @Test func observersAreCalledOncePerThread() {
    let state = Property()
    var isCalledInside = true
    #expect(RunningObservers.run(of: state) { isCalledInside = RunningObservers.run(of: state) {} })
    #expect(!isCalledInside)
    #expect(RunningObservers.run(of: state) {})
  }

  @Test func observersOfOtherStatesAreCalled() {
    let (state, other) = (Property(), Property())
    var isCalledInside = false
    #expect(RunningObservers.run(of: state) { isCalledInside = RunningObservers.run(of: other) {} })
    #expect(isCalledInside)
  }

  @Test func observersOfTwoThreadsRunConcurrently() {
    let state = Property()
    let isCalledElsewhere = Guarded(false)
    RunningObservers.run(of: state) {
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let isCalled = RunningObservers.run(of: state) {}
        isCalledElsewhere.withLock { $0 = isCalled }
        end.signal()
      }
      end.wait()
    }
    #expect(isCalledElsewhere.withLock { $0 })
  }
}

/// Stands for a property with observers.
private final class Property: Sendable {}
