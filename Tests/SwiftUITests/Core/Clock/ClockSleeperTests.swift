import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Objects and elements that wait for a date of their window's clock.
@MainActor @Suite struct ClockSleeperTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private let clock = WindowClock(now: Date(timeIntervalSince1970: 1_000_000))

  private final class Sleeper: ClockSleeper {
    private(set) var wakes = 0
    var onWake: () -> Void = {}

    func wake() {
      wakes += 1
      onWake()
    }
  }

  private func move(to seconds: TimeInterval) { clock.move(to: start.addingTimeInterval(seconds)) }

  @Test func aSleeperIsWokenOnceAtItsDate() {
    let sleeper = Sleeper()
    clock.wake(sleeper, at: start.addingTimeInterval(5))
    #expect(clock.nextWakeUp == start.addingTimeInterval(5))
    move(to: 4)
    #expect(sleeper.wakes == 0)
    move(to: 5)
    move(to: 6)
    #expect(sleeper.wakes == 1 && clock.nextWakeUp == nil)
  }

  @Test func aLaterDateReplacesAnEarlierOne() {
    let sleeper = Sleeper()
    clock.wake(sleeper, at: start.addingTimeInterval(5))
    clock.wake(sleeper, at: start.addingTimeInterval(8))
    move(to: 6)
    #expect(sleeper.wakes == 0 && clock.nextWakeUp == start.addingTimeInterval(8))
  }

  @Test func aSleeperThatNoLongerWaitsIsNotWoken() {
    let sleeper = Sleeper()
    clock.wake(sleeper, at: nil)
    clock.wake(sleeper, at: start.addingTimeInterval(5))
    clock.wake(sleeper, at: nil)
    #expect(clock.nextWakeUp == nil)
    move(to: 9)
    #expect(sleeper.wakes == 0)
  }

  @Test func aClockThatIsSetBackWakesAllSleepers() {
    let (soon, never) = (Sleeper(), Sleeper())
    clock.wake(soon, at: start.addingTimeInterval(5))
    clock.wake(never, at: .distantFuture)
    #expect(clock.nextWakeUp == start.addingTimeInterval(5))
    move(to: -1)
    #expect(soon.wakes == 1 && never.wakes == 1)
  }

  @Test func whoWaitsForTheDistantFutureNeedsNoFrame() {
    let sleeper = Sleeper()
    clock.wake(sleeper, at: .distantFuture)
    #expect(clock.nextWakeUp == nil)
  }

  @Test func sleepersMayWaitAgainWhenTheyAreWoken() {
    let sleeper = Sleeper()
    sleeper.onWake = { [unowned sleeper] in
      if sleeper.wakes < 3 { clock.wake(sleeper, at: clock.now.addingTimeInterval(1)) }
    }
    clock.wake(sleeper, at: start.addingTimeInterval(1))
    for second in 1...5 { move(to: Double(second)) }
    #expect(sleeper.wakes == 3 && clock.nextWakeUp == nil)
  }

  @Test func aWaitingSleeperIsRetainedAndThenReleased() {
    weak var sleeper: Sleeper?
    do {
      let made = Sleeper()
      sleeper = made
      clock.wake(made, at: start.addingTimeInterval(5))
    }
    #expect(sleeper != nil)
    move(to: 5)
    #expect(sleeper == nil)
  }

  // MARK: Elements

  @Test func anElementIsWokenNoLaterThanTheEarliestDate() throws {
    let screen = TestScreen { Text("element") }
    let clock = screen.tree.context.clock
    let (element, now) = (try screen.find("element").index, clock.now)
    clock.wake(element, noLaterThan: now.addingTimeInterval(5))
    clock.wake(element, noLaterThan: now.addingTimeInterval(9))
    #expect(clock.nextWakeUp == now.addingTimeInterval(5))
    clock.wake(element, noLaterThan: now.addingTimeInterval(2))
    #expect(clock.nextWakeUp == now.addingTimeInterval(2))
    clock.wake(element, at: nil)
    #expect(clock.nextWakeUp == nil && !ViewRuntime.elements[element].flags.contains(.waitsForTime))
  }

  @Test func aDateInThePastIsNoWakeUp() throws {
    let screen = TestScreen { Text("element") }
    let clock = screen.tree.context.clock
    let element = try screen.find("element").index
    clock.wake(element, at: clock.now.addingTimeInterval(3))
    clock.wake(element, at: clock.now)
    #expect(clock.nextWakeUp == nil)
  }

  @Test func aRemovedElementIsNotWoken() throws {
    let model = Model()
    let screen = TestScreen { Guest(model: model) }
    let clock = screen.tree.context.clock
    clock.wake(try screen.find("guest").index, at: clock.now.addingTimeInterval(3))
    model.isShown = false
    screen.update()
    #expect(clock.nextWakeUp == nil)
    screen.advance(by: 5)
    #expect(screen.texts == ["end"])
  }
}

@Observable private final class Model {
  var isShown = true
}

private struct Guest: View {
  let model: Model

  var body: some View {
    VStack {
      if model.isShown { Text("guest") }
      Text("end")
    }
  }
}
