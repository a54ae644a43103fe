import Foundation
import Testing

@testable import CanopyLayout

/// The resistance of content beyond its limits, and the motion along an axis.
@MainActor @Suite struct ScrollLimitsTests {
  @Test func contentWithinItsLimitsFollowsWithoutResistance() {
    for offset in [0.0, 1, 150, 300] as [CGFloat] {
      #expect(ScrollLimits.stretched(offset, to: 300, in: 100) == offset)
      #expect(ScrollLimits.unstretched(offset, from: 0, to: 300, in: 100) == offset)
    }
  }

  @Test func contentBeyondItsLimitsFollowsLessAndLessAndNeverByTheWholeLength() {
    let way = (0...100).map { ScrollLimits.stretched(300 + CGFloat($0) * 100, to: 300, in: 100) - 300 }
    let steps = zip(way, way.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    #expect(way.allSatisfy { $0 < 100 })
    #expect((way.last ?? 0) > 98)
  }

  @Test func theFirstPointsBeyondALimitFollowByElevenTwentieths() {
    #expect(abs(ScrollLimits.stretched(300.01, to: 300, in: 100) - 300 - 0.0055) < 1e-6)
    #expect(abs(ScrollLimits.stretched(-0.01, to: 300, in: 100) + 0.0055) < 1e-6)
  }

  @Test func bothLimitsResistAlike() {
    let before = ScrollLimits.stretched(-60 - 25, from: -60, to: 300, in: 90)
    let behind = ScrollLimits.stretched(300 + 25, from: -60, to: 300, in: 90)
    #expect(abs((-60 - before) - (behind - 300)) < 1e-9)
  }

  @Test func withoutLengthNothingMovesBeyondALimit() {
    #expect(ScrollLimits.stretched(400, to: 300, in: 0) == 300)
    #expect(ScrollLimits.stretched(-400, to: 300, in: -5) == 0)
    #expect(ScrollLimits.stretched(400, to: 300, in: .nan) == 300)
  }

  @Test func anInfiniteLengthNeverStopsTheContent() {
    #expect(abs(ScrollLimits.stretched(-100, to: 300, in: .infinity) + 55) < 1e-9)
    #expect(abs(ScrollLimits.unstretched(-55, from: 0, to: 300, in: .infinity) + 100) < 1e-9)
  }

  @Test(arguments: [-500, -60, -0.5, 0, 20, 300, 301, 5_000] as [CGFloat])
  func theOffsetWithoutResistanceIsTheInverse(offset: CGFloat) {
    let shown = ScrollLimits.stretched(offset, from: 0, to: 300, in: 120)
    #expect(abs(ScrollLimits.unstretched(shown, from: 0, to: 300, in: 120) - offset) < 1e-6 * max(abs(offset), 1))
  }

  // MARK: Momentum

  private func rest(_ momentum: AxisMomentum, in limits: ClosedRange<CGFloat>) -> (offset: CGFloat, frames: Int) {
    var momentum = momentum
    for frame in 1...3_600 {
      momentum.advance(to: Double(frame) / 60, limits: limits)
      if momentum.isAtRest { return (momentum.offset, frame) }
    }
    return (.nan, 0)
  }

  @Test func withoutATargetTheContentTravelsByItsVelocity() {
    let way = rest(AxisMomentum(offset: 100, velocity: 800, time: 0), in: 0...10_000)
    // Half a second of the velocity, minus what is left at the velocity of rest.
    #expect(abs(way.offset - 100 + (800 - AxisMomentum.leastVelocity) / AxisMomentum.slowing) < 1)
  }

  @Test func aSlowContentRestsAtOnce() {
    #expect(rest(AxisMomentum(offset: 100, velocity: 5, time: 0), in: 0...500).frames == 1)
  }

  @Test(arguments: [-3_000, -200, 0, 200, 3_000] as [CGFloat])
  func aTargetIsReachedExactlyAndNeverPassedWithAVelocityTowardIt(velocity: CGFloat) {
    var momentum = AxisMomentum(offset: 100, velocity: velocity, time: 0, target: 400)
    #expect(rest(momentum, in: 0...1_000).offset == 400)
    guard velocity >= 0 else { return }
    for frame in 1...120 {
      momentum.advance(to: Double(frame) / 60, limits: 0...1_000)
      #expect(momentum.offset <= 400)
    }
  }

  @Test func aTargetBeyondTheLimitsLeadsToTheLimit() {
    let momentum = AxisMomentum(offset: 100, velocity: 0, time: 0, target: 400)
    #expect(rest(momentum, in: 0...250).offset == 250)
  }

  @Test func contentThatPassesALimitReturnsToIt() {
    var momentum = AxisMomentum(offset: 90, velocity: 2_000, time: 0)
    var most: CGFloat = 0
    for frame in 1...240 {
      momentum.advance(to: Double(frame) / 60, limits: 0...100)
      most = max(most, momentum.offset)
    }
    #expect(most > 110)
    #expect(momentum.isAtRest && momentum.offset == 100)
  }

  @Test func contentBeyondALimitReturnsWithoutAVelocity() {
    #expect(rest(AxisMomentum(offset: -40, velocity: 0, time: 0), in: 0...100).offset == 0)
    #expect(rest(AxisMomentum(offset: 170, velocity: 0, time: 0), in: 0...100).offset == 100)
  }

  @Test func contentAtRestMovesAgainIfItsLimitsMove() {
    var momentum = AxisMomentum(offset: 80, velocity: 0, time: 0)
    momentum.advance(to: 0, limits: 0...100)
    #expect(momentum.isAtRest)
    momentum.advance(to: 1 / 60, limits: 0...50)
    #expect(!momentum.isAtRest)
    for frame in 2...120 { momentum.advance(to: Double(frame) / 60, limits: 0...50) }
    #expect(momentum.offset == 50 && momentum.isAtRest)
  }

  @Test func contentThatMovesTakesTheMotionAlong() {
    var momentum = AxisMomentum(offset: 100, velocity: 0, time: 0, target: 400)
    momentum.advance(to: 0.1, limits: 0...2_000)
    let before = momentum.offset
    momentum.shift(by: 500)
    #expect(momentum.offset == before + 500)
    #expect(momentum.target == 900)
    #expect(rest(momentum, in: 0...2_000).offset == 900)
  }

  @Test func aMotionWithoutLengthEnds() {
    #expect(rest(AxisMomentum(offset: 0, velocity: 4_000, time: 0), in: 0...0).offset == 0)
    #expect(rest(AxisMomentum(offset: 0, velocity: 0, time: 0, target: 0), in: 0...0).frames == 1)
  }
}
