import CanopyCore
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyAnimation

/// Springs that get another target on the way, against the solutions of their differential equations.
@Suite struct SpringMergingTests {
  static let springs: [Spring] = [
    .bouncy, .smooth, .snappy, Spring(duration: 0.8, bounce: 0.7), Spring(duration: 0.4, bounce: -0.5),
    Spring(response: 0.3, dampingRatio: 1.7),
  ]
  private static let samples = 1000

  @Test(
    "13.5 A spring that is retargeted goes on by its own equation from the value and the velocity at that time",
    arguments: springs, springs)
  func aRetargetedSpringFollowsItsEquation(first: Spring, second: Spring) {
    for retargeting in [0.01, 0.1, 0.25, 0.4] {
      var context = AnimationContext<Double> { EnvironmentValues() }
      _ = Animation.spring(first).animate(value: 100, time: retargeting, context: &context)
      let merges = Animation.spring(second)
        .shouldMerge(previous: .spring(first), value: 100, time: retargeting, context: &context)
      #expect(merges)
      // The new target is -40, seen from the start of the first spring.
      let (left, speed) = first.solution(distance: -100, velocity: 0, at: retargeting)
      var mostError = 0.0
      for step in 0..<Self.samples {
        let time = 1.2 * Double(step) / Double(Self.samples)
        let (distance, velocity) = second.solution(distance: 140 + left, velocity: speed, at: time)
        guard let value = Animation.spring(second).animate(value: -40, time: retargeting + time, context: &context)
        else {
          #expect(abs(distance) < 0.5, "ended at \(time)")
          break
        }
        let measured: Double? = Animation.spring(second)
          .velocity(value: -40, time: retargeting + time, context: context)
        mostError = max(mostError, abs(value - (distance - 40)))
        // A velocity is up to 50 times as large as a distance, and so is its error.
        mostError = max(mostError, abs((measured ?? .infinity) - velocity) / 10)
      }
      #expect(mostError < 1e-6, "\(first), then \(second) after \(retargeting) s")
    }
  }

  @Test("13.5 A value that is retargeted again and again follows the equation of each spring", arguments: 0..<20)
  func aChainOfRetargetedSpringsFollowsTheirEquations(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var motion = Motion<Double> { EnvironmentValues() }
    var (target, value, velocity, now, count) = (0.0, 0.0, 0.0, 5.0, 0)
    while count < Self.samples {
      let spring = Self.springs.randomElement(using: &random) ?? .smooth
      let next = Double(Int.random(in: -100...100, using: &random))
      if next == target { continue }
      motion.begin(by: next - target, .spring(spring), [], at: now)
      target = next
      let beginning = now
      let (from, speed) = (value - target, velocity)
      for step in 0..<Int.random(in: 5...40, using: &random) {
        now = beginning + Double(step) / 100
        let (distance, pace) = spring.solution(distance: from, velocity: speed, at: now - beginning)
        guard let shown = motion.distance(at: now) else {
          #expect(abs(distance) < 0.5, "at rest after \(now - beginning) s")
          (value, velocity) = (target, 0)
          break
        }
        #expect(abs(shown - distance) < 1e-6, "\(spring) after \(now - beginning) s")
        (value, velocity, count) = (target + distance, pace, count + 1)
      }
    }
  }

  @Test("13.5 A spring in another animation continues the same kind with its velocity", arguments: [0.5, 2])
  func anAcceleratedSpringIsContinued(speed: Double) {
    let (first, second) = (Animation.bouncy.speed(speed), Animation.smooth.speed(speed))
    var context = AnimationContext<Double> { EnvironmentValues() }
    let time = 0.2 / speed
    _ = first.animate(value: 100, time: time, context: &context)
    #expect(second.shouldMerge(previous: first, value: 100, time: time, context: &context))
    let (left, pace) = Spring.bouncy.solution(distance: -100, velocity: 0, at: 0.2)
    for step in 0..<Self.samples {
      let passed = 0.5 * Double(step) / Double(Self.samples)
      let expected = Spring.smooth.solution(distance: 100 + left, velocity: pace, at: passed).0
      let value = second.animate(value: 0, time: time + passed / speed, context: &context)
      #expect(abs((value ?? 0) - expected) < (value == nil ? 0.2 : 1e-6), "at \(passed)")
    }
  }
}
