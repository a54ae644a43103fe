import Foundation
import Testing

@testable import CanopyWeb

/// A client shows that it reads by the numbers of frames.
struct FrameFlowTests {
  @Test func onlyNumbersOfFramesThatWereSentAreTaken() {
    var flow = FrameFlow()
    var numbers: [Int] = []
    for second in 0..<3 {
      numbers.append(flow.nextNumber)
      flow.send(bytes: 100, at: Date(timeIntervalSince1970: Double(second)))
    }
    let wrong = flow.takes([1, flow.nextNumber])
    #expect(wrong == [false, false])
    #expect(flow.waitingSince == Date(timeIntervalSince1970: 0))
    // The first is acknowledged with the second.
    let taken = flow.takes([numbers[1], numbers[0], numbers[1]])
    #expect(taken == [true, false, false])
    #expect(flow.waitingSince == Date(timeIntervalSince1970: 2))
    let last = flow.takes([numbers[2]])
    #expect(last == [true])
    #expect(flow.waitingSince == nil)
  }

  @Test func fourFramesAreOnTheirWayAtMost() {
    var flow = FrameFlow()
    for _ in 0..<4 {
      #expect(flow.isOpen)
      flow.send(bytes: 10, at: .now)
    }
    #expect(!flow.isOpen)
  }

  @Test func aLargeFrameIsAloneOnItsWay() {
    var flow = FrameFlow()
    let number = flow.nextNumber
    flow.send(bytes: 5_000_000, at: .now)
    #expect(!flow.isOpen)
    let taken = flow.takes([number])
    #expect(taken == [true])
    #expect(flow.isOpen)
  }
}

extension FrameFlow {
  /// Acknowledges frames, and returns which of them were on their way.
  fileprivate mutating func takes(_ numbers: [Int]) -> [Bool] {
    var taken: [Bool] = []
    for number in numbers { taken.append(acknowledge(number)) }
    return taken
  }
}
