import RandomTestSupport
import SwiftUI
import Testing

/// What holds for keyframes of all kinds.
@MainActor @Suite struct KeyframeRulesTests {
  private struct Pose: Equatable {
    var angle = 0.0
    var scale = 1.0
    var name = "pose"
  }

  private func isNear(_ one: Double, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(one - other) < tolerance
  }

  // MARK: Timelines

  @Test func theLongestTrackIsTheDurationAndShorterOnesKeepTheirLastValue() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2) == Pose(angle: 90, scale: 2))
    #expect(timeline.value(progress: 0.125) == Pose(angle: 45, scale: 1.25))
  }

  @Test func anUpdateLeavesPropertiesWithoutATrackAsTheyAre() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 1) } }
    var pose = Pose(angle: 5, scale: 7, name: "mine")
    timeline.update(value: &pose, time: 0.5)
    #expect(pose == Pose(angle: 45, scale: 7, name: "mine"))
    timeline.update(value: &pose, progress: 1)
    #expect(pose == Pose(angle: 90, scale: 7, name: "mine"))
  }

  @Test func aTrackWithoutKeyframesKeepsTheInitialValue() {
    let timeline = KeyframeTimeline(initialValue: 4.0) { KeyframeTrack(\.self) {} }
    #expect(timeline.duration == 0 && timeline.value(time: 0) == 4 && timeline.value(progress: 1) == 4)
  }

  @Test func timesOutsideAreTheBeginningAndTheEnd() {
    let timeline = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2, duration: 2) }
    #expect([-5, -.infinity, .nan].allSatisfy { timeline.value(time: $0) == 1 })
    #expect([2, 50, .infinity].allSatisfy { timeline.value(time: $0) == 2 })
    #expect(timeline.value(progress: -1) == 1 && timeline.value(progress: 3) == 2)
  }

  @Test func eachComponentOfAValueMovesByItself() {
    let timeline = KeyframeTimeline(initialValue: CGPoint(x: 0, y: 100)) {
      LinearKeyframe(CGPoint(x: 10, y: 0), duration: 1)
      CubicKeyframe(CGPoint(x: 30, y: 50), duration: 1)
    }
    #expect(timeline.value(time: 0.5) == CGPoint(x: 5, y: 50))
    #expect(timeline.value(time: 2) == CGPoint(x: 30, y: 50))
  }

  @Test func aMoveTakesNoTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 1)
      MoveKeyframe(-5)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 10 && timeline.value(time: 0.5) == 15 && timeline.value(time: 1) == -5)
  }

  // MARK: Velocities

  @Test func aLinearKeyframeHandsItsVelocityToASpring() {
    let spring = Spring(duration: 0.5)
    func value(after velocity: Double) -> Double {
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(velocity, duration: 1)
        SpringKeyframe(velocity, duration: 1, spring: spring)
      }
      .value(time: 1.1)
    }
    // The spring is at its target already, and moves only because of the velocity.
    #expect(value(after: 0) == 0 && value(after: 10) > 10.1)
    #expect(isNear(value(after: 20) - 20, 2 * (value(after: 10) - 10)))
  }

  @Test func aKeyframeAfterAMoveStartsAtRest() {
    let moved = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(0)
      CubicKeyframe(10, duration: 1)
    }
    let still = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 1) }
    for time in [0.1, 0.4, 0.9] { #expect(isNear(moved.value(time: 1 + time), still.value(time: time))) }
  }

  @Test func aCubicKeyframeEndsAtRestIfNothingFollows() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 2) }
    #expect(isNear(timeline.value(time: 1), 5))
    #expect(abs(timeline.value(time: 1.999) - 10) < 1e-4)
  }

  // MARK: Any keyframes

  private struct Step {
    let target: Double
    let duration: Double
    let isCubic: Bool
  }

  private func steps(_ seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 2...6, using: &generator)).map { _ in
      Step(
        target: Double.random(in: -50...50, using: &generator), duration: Double.random(in: 0.2...2, using: &generator),
        isCubic: Bool.random(using: &generator))
    }
  }

  private func timeline(_ steps: [Step]) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack(\.self) {
        for step in steps {
          if step.isCubic {
            CubicKeyframe(step.target, duration: step.duration)
          } else {
            LinearKeyframe(step.target, duration: step.duration)
          }
        }
      }
    }
  }

  @Test(arguments: Rounds.some(of: 0..<40 as Range<UInt64>)) func valuesPassThroughTheirKeyframesWithoutJumps(
    seed: UInt64
  ) {
    let steps = steps(seed)
    let timeline = timeline(steps)
    #expect(isNear(timeline.duration, steps.reduce(0) { $0 + $1.duration }))
    var end = 0.0
    for step in steps {
      end += step.duration
      #expect(isNear(timeline.value(time: end), step.target, 1e-6))
      #expect(isNear(timeline.value(time: end - 1e-7), step.target, 1e-3))
      #expect(isNear(timeline.value(time: end + 1e-7), step.target, 1e-3))
    }
  }

  @Test("13.11 Cubic keyframes have no corners", arguments: Rounds.some(of: 0..<40 as Range<UInt64>))
  func cubicKeyframesHaveNoCorners(seed: UInt64) {
    let steps = steps(seed).map { Step(target: $0.target, duration: $0.duration, isCubic: true) }
    let timeline = timeline(steps)
    var end = 0.0
    for step in steps.dropLast() {
      end += step.duration
      let h = 1e-5
      let before = (timeline.value(time: end) - timeline.value(time: end - h)) / h
      let after = (timeline.value(time: end + h) - timeline.value(time: end)) / h
      #expect(isNear(before, after, 0.05), "at \(end)")
    }
  }
}
