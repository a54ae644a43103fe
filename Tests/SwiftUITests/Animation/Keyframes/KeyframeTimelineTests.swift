import Foundation
import SwiftUI
import Testing

private struct Pose: Equatable {
  var height = 0.0
  var place = CGPoint(x: 1, y: 2)
}

@MainActor
@Suite("Keyframe timelines follow closed forms")
struct KeyframeTimelineTests {
  private func isNear(_ one: Double, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(one - other) < tolerance
  }

  @Test func linearKeyframesAreStraightOrFollowTheirCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 2)
      LinearKeyframe(5, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 0.5) == 0.25)
    #expect(timeline.value(time: 2) == 1)
    #expect(isNear(timeline.value(time: 2.5), 1 + 4 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(timeline.value(time: 3) == 5)
    #expect(timeline.value(time: 100) == 5)
    #expect(timeline.value(progress: 0.5) == 0.75)
  }

  @Test func aSpringKeyframeMovesLikeItsSpring() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      SpringKeyframe(30, duration: 0.5, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    for time in [0, 0.1, 0.25, 0.4] {
      #expect(isNear(timeline.value(time: time), 10 + spring.value(target: 20.0, time: time)))
    }
    // The next keyframe continues from where the spring is.
    let end = 10 + spring.value(target: 20.0, time: 0.5)
    #expect(isNear(timeline.value(time: 1), end / 2))
    let settled = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: spring) }
    #expect(settled.duration == spring.settlingDuration)
    #expect(settled.value(time: settled.duration) == 1)
  }

  @Test("13.11 A spring keyframe takes over the velocity")
  func aSpringTakesOverTheVelocity() {
    let spring = Spring(duration: 1)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 1, spring: spring)
    }
    let expected = 10 + spring.value(target: 10.0, initialVelocity: 10, time: 0.3)
    #expect(isNear(timeline.value(time: 1.3), expected))
    let own = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 1, spring: spring, startVelocity: -4)
    }
    #expect(isNear(own.value(time: 1.3), 10 + spring.value(target: 10.0, initialVelocity: -4, time: 0.3)))
  }

  @Test func aCubicKeyframeHasItsVelocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(8, duration: 2, startVelocity: 3, endVelocity: -1)
    }
    // The Hermite curve with these ends and velocities.
    for time in [0.0, 0.3, 1, 1.7] {
      let s = time / 2
      let value = 8 * s * s * (3 - 2 * s) + 3 * 2 * s * (1 - s) * (1 - s) - (-1) * 2 * s * s * (1 - s)
      #expect(isNear(timeline.value(time: time), value))
    }
    let rest = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
    #expect(isNear(rest.value(time: 0.25), 0.25 * 0.25 * 2.5))
  }

  @Test("13.11 Cubic keyframes that follow each other make a smooth curve")
  func cubicKeyframesThatFollowEachOtherMakeASmoothCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(3, duration: 0.5)
      CubicKeyframe(9, duration: 2)
    }
    for (time, velocity) in [(1.0, 3 / 1.5), (1.5, 5 / 2.5)] {
      let step = 1e-5
      let before = (timeline.value(time: time) - timeline.value(time: time - step)) / step
      let after = (timeline.value(time: time + step) - timeline.value(time: time)) / step
      #expect(isNear(before, velocity, 1e-3) && isNear(after, velocity, 1e-3), "\(before), \(after)")
    }
    #expect(timeline.value(time: 1) == 4)
    #expect(timeline.value(time: 1.5) == 3)
  }

  @Test func aMoveKeyframeIsReachedAtOnce() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(7)
      LinearKeyframe(8, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(isNear(timeline.value(time: 0.999), 0.999))
    #expect(timeline.value(time: 1) == 7)
    #expect(timeline.value(time: 1.5) == 7.5)
  }

  @Test func tracksChangePropertiesAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 3, y: 6), duration: 2) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == Pose(height: 5, place: CGPoint(x: 1.5, y: 3)))
    #expect(timeline.value(time: 1.5) == Pose(height: 10, place: CGPoint(x: 2.5, y: 5)))
    var pose = Pose(height: -1, place: .zero)
    let partial = KeyframeTimeline(initialValue: Pose()) { KeyframeTrack(\.height) { MoveKeyframe(4.0) } }
    partial.update(value: &pose, time: 0)
    #expect(pose == Pose(height: 4, place: .zero))
  }

  @Test func keyframesMayBeConditionalRepeatedAndComposed() {
    struct Hop: KeyframeTrackContent {
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    struct Path: Keyframes {
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.height) { Hop(height: 2) }
      }
    }
    func timeline(_ isHigh: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        if isHigh { Hop(height: 8) } else { MoveKeyframe(1.0) }
        if isHigh { LinearKeyframe(0, duration: 1) }
        for index in 1...3 { LinearKeyframe(Double(index), duration: 1) }
      }
    }
    #expect(timeline(true).duration == 6)
    #expect(timeline(true).value(time: 1) == 8)
    #expect(timeline(false).duration == 3)
    #expect(timeline(false).value(time: 0) == 1)
    #expect(timeline(false).value(time: 2.5) == 2.5)
    #expect(KeyframeTimeline(initialValue: Pose()) { Path() }.value(time: 1).height == 2)
    #expect(KeyframeTimeline(initialValue: Pose()) {}.duration == 0)
  }

  @Test func aDurationThatIsNoNumberIsReported() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: .nan)
      LinearKeyframe(2, duration: -3)
      CubicKeyframe(3, duration: 1)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 2)
    #expect(timeline.value(time: 1) == 3)
  }
}
