import Foundation
import SwiftUI
import Testing

/// Springs against the solutions of their differential equation, written in another way.
@Suite struct SpringTests {
  private static let all: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(duration: 1.2, bounce: 0.7), Spring(duration: 0.4, bounce: -0.5),
    Spring(response: 0.3, dampingRatio: 0.05), Spring(mass: 2, stiffness: 170, damping: 15),
    Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true),
  ]

  /// Times of a spring, from its start until well after it has come to rest.
  private static let times = (0..<1000).map { 3 * Double($0) / 999 }

  @Test("A spring is within 1e-6 of the solution of its equation at 1,000 times", arguments: all)
  func springsFollowTheirEquation(_ spring: Spring) {
    for time in Self.times {
      let (left, velocity) = spring.solution(distance: -80, velocity: 25, at: time)
      let value: Double = spring.value(target: 80, initialVelocity: 25, time: time)
      #expect(abs(value - (80 + left)) < 1e-6, "at \(time)")
      let measured: Double = spring.velocity(target: 80, initialVelocity: 25, time: time)
      #expect(abs(measured - velocity) < 1e-6, "velocity at \(time)")
    }
  }

  @Test(arguments: all)
  func stepsOfAnUpdateReachTheSameState(_ spring: Spring) {
    var (value, velocity) = (0.0, 12.0)
    for _ in 0..<90 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 1 / 60) }
    #expect(abs(value - spring.value(target: 5, initialVelocity: 12, time: 1.5)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 5, initialVelocity: 12, time: 1.5)) < 1e-9)
  }

  @Test(arguments: all)
  func theForceIsTheAccelerationOfTheMass(_ spring: Spring) {
    for time in [0.1, 0.5, 1.0] {
      let step = 1e-5
      func velocity(_ time: Double) -> Double { spring.velocity(target: 3, time: time) }
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let force: Double = spring.force(
        target: 3, position: spring.value(target: 3, time: time), velocity: velocity(time))
      #expect(abs(force - spring.mass * acceleration) < 1e-2 * max(abs(force), 1))
    }
  }

  @Test func parametersConvertIntoEachOther() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.duration - 0.5) < 1e-12)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    let same = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.response - 0.5) < 1e-12)
    #expect(abs(same.dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  @Test func aPhysicalSpringIsNotOverdampedUnlessAllowed() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
  }

  @Test(arguments: all)
  func afterTheSettlingDurationTheSpringStaysAtRest(_ spring: Spring) {
    let settled = spring.settlingDuration
    for time in stride(from: settled, to: settled + 2, by: 0.01) {
      let value: Double = spring.value(target: 1, time: time)
      #expect(abs(value - 1) <= 0.001)
    }
    let given = Spring(settlingDuration: 2, dampingRatio: 0.6)
    #expect(abs(given.settlingDuration - 2) < 1e-6)
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration == .infinity)
  }

  @Test func springsMoveAnimatableValues() {
    let spring = Spring.smooth
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 20), toValue: CGPoint(x: 30, y: 0), initialVelocity: .zero, time: 0.2)
    let progress: Double = spring.value(target: 1, time: 0.2)
    #expect(abs(point.x - (10 + 20 * progress)) < 1e-9)
    #expect(abs(point.y - (20 - 20 * progress)) < 1e-9)
  }

  @Test func invalidParametersGiveAFiniteMotion() {
    for spring in [
      Spring(duration: 0, bounce: 0), Spring(duration: .nan, bounce: .nan), Spring(mass: -1, stiffness: 0, damping: 0),
      Spring(duration: .infinity, bounce: 2),
    ] {
      let value: Double = spring.value(target: 1, time: 0.5)
      #expect(value.isFinite)
    }
  }
}
