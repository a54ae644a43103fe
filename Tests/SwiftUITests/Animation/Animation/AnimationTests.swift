import Foundation
import SwiftUI
import Testing

@testable import CanopyAnimation

/// The values of animations over time.
@Suite struct AnimationTests {
  /// Returns the value on the way from 0 to `end` at a time; nil after the end.
  private func value(_ animation: Animation, of end: Double = 1, at time: Double) -> Double? {
    var context = AnimationContext<Double> { EnvironmentValues() }
    return animation.animate(value: end, time: time, context: &context)
  }

  private func isNear(_ one: Double?, _ other: Double?, within error: Double = 1e-9) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) <= error
  }

  @Test("A curve is within 1e-9 of its Bézier curve at 1,000 times")
  func curvesFollowTheirBezierCurves() {
    let curves: [(Animation, Double, Double, Double, Double)] = [
      (.easeIn(duration: 2), 0.42, 0, 1, 1), (.easeOut(duration: 2), 0, 0, 0.58, 1),
      (.easeInOut(duration: 2), 0.42, 0, 0.58, 1), (.timingCurve(0.2, 0.9, 0.3, 1.4, duration: 2), 0.2, 0.9, 0.3, 1.4),
    ]
    for (animation, x1, y1, x2, y2) in curves {
      for step in 0..<1000 {
        let t = Double(step) / 1000
        func bezier(_ one: Double, _ two: Double) -> Double {
          3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
        }
        #expect(isNear(value(animation, of: 7, at: 2 * bezier(x1, x2)), 7 * bezier(y1, y2)), "\(animation) at \(t)")
      }
    }
    for step in 0..<1000 {
      let t = Double(step) / 1000
      #expect(isNear(value(.linear(duration: 3), of: 5, at: 3 * t), 5 * t))
    }
  }

  @Test("The velocity of a curve is within 1e-6 of the derivative of its Bézier curve at 1,000 times")
  func theVelocityOfACurveIsItsDerivative() {
    let curves: [(Animation, Double, Double, Double, Double)] = [
      (.linear(duration: 0.8), 0, 0, 1, 1), (.easeIn(duration: 0.8), 0.42, 0, 1, 1),
      (.easeOut(duration: 0.8), 0, 0, 0.58, 1), (.easeInOut(duration: 0.8), 0.42, 0, 0.58, 1),
      (.timingCurve(0.2, 0.9, 0.3, 1.4, duration: 0.8), 0.2, 0.9, 0.3, 1.4),
      (.timingCurve(0.9, -0.5, 0.1, 1.5, duration: 0.8), 0.9, -0.5, 0.1, 1.5),
    ]
    let context = AnimationContext<Double> { EnvironmentValues() }
    for (animation, x1, y1, x2, y2) in curves {
      for step in 1..<1000 {
        let t = Double(step) / 1000
        func bezier(_ one: Double, _ two: Double) -> Double {
          3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
        }
        func derivative(_ one: Double, _ two: Double) -> Double {
          3 * (1 - t) * (1 - t) * one + 6 * (1 - t) * t * (two - one) + 3 * t * t * (1 - two)
        }
        let expected = 7 * derivative(y1, y2) / derivative(x1, x2) / 0.8
        let velocity: Double? = animation.velocity(value: 7, time: 0.8 * bezier(x1, x2), context: context)
        #expect(isNear(velocity, expected, within: 1e-6), "\(animation) at \(t)")
      }
    }
  }

  @Test("13.2 The default animation equals only itself")
  func theDefaultAnimationEqualsOnlyItself() {
    #expect(Animation.default == .default)
    #expect(Set([Animation.default, .default]).count == 1)
    // Animations that move alike.
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.default != .spring(duration: 0.55))
    #expect(Animation.default != .smooth(duration: 0.55))
    #expect(Animation.default != Animation.default.delay(0))
    #expect(Animation.default != Animation.default.speed(1))
    for time in [0.1, 0.3, 0.6] {
      #expect(isNear(value(.default, at: time), value(.spring(response: 0.55, dampingFraction: 1), at: time)))
    }
  }

  @Test("o03 The default animation is described as on Apple's systems")
  func theDefaultAnimationIsDescribedAsOnAppleSystems() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(String(reflecting: Animation.default) == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect("\(Mirror(reflecting: Animation.default).subjectType)" == "DefaultAnimation")
  }

  @Test func anAnimationEndsAfterItsDuration() {
    #expect(value(.linear(duration: 0.5), at: 0.4999) != nil)
    #expect(value(.linear(duration: 0.5), at: 0.5) == nil)
    #expect(value(.linear(duration: 0), at: 0) == nil)
  }

  @Test func springAnimationsFollowTheirSprings() {
    let springs: [(Animation, Spring)] = [
      (.spring, Spring()), (.smooth, .smooth), (.snappy, .snappy), (.bouncy, .bouncy),
      (.spring(duration: 0.8, bounce: 0.4), Spring(duration: 0.8, bounce: 0.4)),
      (.spring(response: 0.4, dampingFraction: 0.6), Spring(response: 0.4, dampingRatio: 0.6)),
      (.spring(.bouncy), .bouncy),
      (.interpolatingSpring(stiffness: 170, damping: 15), Spring(stiffness: 170, damping: 15)),
      (.interactiveSpring(response: 0.15, dampingFraction: 0.86), Spring(response: 0.15, dampingRatio: 0.86)),
    ]
    for (animation, spring) in springs {
      for step in 0..<1000 {
        let time = 0.6 * Double(step) / 1000
        let expected: Double = spring.value(target: 40, time: time)
        guard let value = value(animation, of: 40, at: time) else {
          #expect(abs(expected - 40) < 0.1, "\(animation) ended early")
          continue
        }
        #expect(abs(value - expected) <= 1e-6, "\(animation) at \(time)")
      }
    }
  }

  @Test func delayAndSpeedChangeTheTime() {
    let base = Animation.linear(duration: 1)
    #expect(value(base.delay(0.5), at: 0.4) == 0)
    #expect(isNear(value(base.delay(0.5), at: 0.75), 0.25))
    #expect(value(base.delay(0.5), at: 1.5) == nil)
    #expect(isNear(value(base.speed(2), at: 0.25), 0.5))
    #expect(value(base.speed(2), at: 0.5) == nil)
    #expect(isNear(value(base.speed(2).delay(1), at: 1.25), 0.5))
    #expect(isNear(value(base.delay(1).speed(2), at: 0.75), 0.5))
  }

  @Test func repetitionsRunBackAndForth() {
    let base = Animation.linear(duration: 1)
    let three = base.repeatCount(3, autoreverses: true)
    for (time, expected) in [(0.25, 0.25), (1.25, 0.75), (2.25, 0.25)] {
      #expect(isNear(value(three, at: time), expected))
    }
    #expect(value(three, at: 3) == nil)
    #expect(isNear(value(base.repeatCount(2, autoreverses: false), at: 1.25), 0.25))
    #expect(isNear(value(base.repeatForever(), at: 1001.25), 0.75))
    #expect(isNear(value(base.repeatForever(autoreverses: false), at: 1001.25), 0.25))
  }

  @Test func aCustomAnimationRepeatsWithoutAKnownLength() {
    var context = AnimationContext<Double> { EnvironmentValues() }
    let animation = Animation(Steps()).repeatCount(2, autoreverses: true)
    let values = stride(from: 0.0, to: 2.6, by: 0.25).map {
      animation.animate(value: 1, time: $0, context: &context)
    }
    #expect(values == [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, nil, nil, nil])
  }

  @Test func animationsAreEqualByTheirValues() {
    #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
    #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear(duration: 1).delay(1) != .linear(duration: 1))
    #expect(Set([Animation.bouncy, .bouncy, .smooth]).count == 2)
    #expect(Animation(Steps()) == Animation(Steps()))
  }

  @Test func springsWithDefaultArgumentsAreNotAmbiguous() {
    // Each of these must compile as people write it.
    let all: [Animation] = [.spring(), .interactiveSpring(), .interpolatingSpring(), .smooth(), .snappy(), .bouncy()]
    #expect(all.count == 6)
  }
}

/// Four steps of a quarter of the way, in a second.
private struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < 1 else { return nil }
    var result = value
    result.scale(by: (time * 4).rounded(.down) / 4)
    return result
  }
}
