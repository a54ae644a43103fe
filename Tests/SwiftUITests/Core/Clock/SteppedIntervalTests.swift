import Foundation
import Testing

@testable import CanopyCore

@Suite struct SteppedIntervalTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func interval(_ seconds: TimeInterval, step: TimeInterval = 1) -> SteppedInterval {
    SteppedInterval(from: now, to: now.addingTimeInterval(seconds)) { _ in step }
  }

  @Test func lengthsAreRoundedDown() {
    #expect(interval(9.9).length == 9)
    #expect(interval(-9.9).length == 9)
    #expect(interval(150, step: 60).length == 120)
    #expect(interval(0).length == 0)
  }

  @Test func anIntervalIsPastAfterAWholeStep() {
    #expect(interval(-1).isPast)
    #expect(!interval(-0.9).isPast)
    #expect(!interval(5).isPast)
  }

  @Test(arguments: [0, 0.4, 1, 2.5, 60, 99.999999, -0.4, -1, -2.5, -59.5])
  func theLengthChangesExactlyAtTheNextChange(_ seconds: TimeInterval) {
    let date = now.addingTimeInterval(seconds)
    let first = SteppedInterval(from: now, to: date)
    let wakeUp = first.nextChange
    #expect(wakeUp > now)
    #expect(SteppedInterval(from: wakeUp.addingTimeInterval(-3e-6), to: date).length == first.length)
    #expect(SteppedInterval(from: wakeUp, to: date).length != first.length)
  }

  @Test func accumulatedRoundingErrorsDoNotChangeTheLength() {
    var elapsed: TimeInterval = 0
    for _ in 0..<60 { elapsed += 1 / 60 }
    let passing = now.addingTimeInterval(elapsed)
    #expect(SteppedInterval(from: passing, to: now.addingTimeInterval(10)).length == 9)
    #expect(SteppedInterval(from: passing, to: now).length == 1)
  }
}
