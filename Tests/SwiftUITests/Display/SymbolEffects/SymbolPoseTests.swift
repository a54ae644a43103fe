import CanopyStyle
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyDisplay
@testable import CanopyLayout
@testable import CanopyTesting

/// The looks of symbols at moments of their effects, and effects with unusual options.
@MainActor @Suite struct SymbolPoseTests {
  private let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func aPoseAtRestIsNoTransform() {
    #expect(SymbolPose().transform(in: frame) == nil)
    #expect(SymbolPose(opacity: 0.3).transform(in: frame) == nil)
    #expect(SymbolPose().combined(with: SymbolPose()) == SymbolPose())
  }

  @Test func posesScaleAndTurnAroundTheCenter() throws {
    let center = CGPoint(x: 30, y: 30)
    for pose in [SymbolPose(scale: 2), SymbolPose(angle: 90), SymbolPose(scale: 0, angle: -30)] {
      let moved = center.applying(try #require(pose.transform(in: frame)))
      #expect(abs(moved.x - 30) < 1e-9 && abs(moved.y - 30) < 1e-9)
    }
    let turned = CGPoint(x: 50, y: 30).applying(try #require(SymbolPose(angle: 90).transform(in: frame)))
    #expect(abs(turned.x - 30) < 1e-9 && abs(turned.y - 50) < 1e-9)
  }

  @Test func offsetsArePartsOfTheSize() throws {
    let pose = SymbolPose(offset: CGSize(width: 0.5, height: -1))
    #expect(CGPoint(x: 0, y: 0).applying(try #require(pose.transform(in: frame))) == CGPoint(x: 20, y: -20))
  }

  @Test func combinedPosesMultiplyAndAdd() {
    let one = SymbolPose(scale: 2, angle: 10, offset: CGSize(width: 1, height: 0), opacity: 0.5)
    let other = SymbolPose(scale: 3, angle: -4, offset: CGSize(width: 0, height: 2), opacity: 0.5)
    let both = SymbolPose(scale: 6, angle: 6, offset: CGSize(width: 1, height: 2), opacity: 0.25)
    #expect(one.combined(with: other) == both)
    #expect(one.combined(with: SymbolPose()) == one)
  }

  @Test func aHiddenSymbolIsTransparentAndSmallerOrLarger() {
    #expect(SymbolPose.hidden(0, .up) == SymbolPose())
    #expect(SymbolPose.hidden(1, .up) == SymbolPose(scale: 1.3, opacity: 0))
    #expect(SymbolPose.hidden(1, .down) == SymbolPose(scale: 0.7, opacity: 0))
    // A spring may go beyond both ends.
    #expect(SymbolPose.hidden(9, .down).scale == 0)
    #expect(SymbolPose.hidden(-1, .up).opacity == 1)
  }

  /// The effects that repeat and look the same for all symbols.
  private static var effects: [SymbolEffectConfiguration] {
    [
      BounceSymbolEffect.bounce.configuration, BounceSymbolEffect.bounce.down.configuration,
      PulseSymbolEffect.pulse.configuration, WiggleSymbolEffect.wiggle.configuration,
      WiggleSymbolEffect.wiggle.left.configuration, RotateSymbolEffect.rotate.configuration,
      BreatheSymbolEffect.breathe.configuration,
    ]
  }

  @Test func effectsBeginAndEndAsTheSymbolIs() {
    for effect in Self.effects {
      for level in 0...3 {
        for time in [0, effect.length] {
          let pose = effect.pose(at: time, of: SymbolLayer(level: level))
          #expect(abs(pose.scale - 1) < 1e-6 && abs(pose.opacity - 1) < 1e-6)
          let turns = pose.angle / 360
          #expect(abs(turns - turns.rounded()) < 1e-6 && abs(pose.offset.width) < 1e-6)
        }
      }
    }
  }

  @Test func posesAreFiniteAtAllTimes() {
    for effect in Self.effects + [VariableColorSymbolEffect.variableColor.configuration] {
      for step in 0...50 {
        for layer in [
          SymbolLayer(), SymbolLayer(level: 2), SymbolLayer(level: 99, step: 1, steps: 3, isMirrored: true),
        ] {
          let pose = effect.pose(at: effect.length * Double(step) / 50, of: layer)
          #expect(pose.scale > 0 && pose.scale < 2 && abs(pose.angle) <= 360)
          #expect((0...1).contains(pose.opacity) && abs(pose.offset.width) < 1)
        }
      }
    }
  }

  @Test func variableColorLightsOneLayerAfterTheOther() {
    let iterative = VariableColorSymbolEffect.variableColor.iterative.configuration
    let cumulative = VariableColorSymbolEffect.variableColor.cumulative.configuration
    func lit(_ effect: SymbolEffectConfiguration, at part: Double) -> [Int] {
      (0..<3).filter { effect.pose(at: effect.length * part, of: SymbolLayer(step: $0, steps: 3)).opacity == 1 }
    }
    #expect([0.1, 0.5, 0.9].map { lit(iterative, at: $0) } == [[0], [1], [2]])
    #expect([0.1, 0.4, 0.6, 0.9].map { lit(cumulative, at: $0) } == [[], [0], [0, 1], [0, 1, 2]])
    // A layer that isn't one of them stays as it is.
    #expect(iterative.pose(at: 0.5, of: SymbolLayer(steps: 3)) == SymbolPose())
  }

  // MARK: From the side of an app

  private struct Star: View {
    let knob: ValueKnob
    let options: SymbolEffectOptions

    var body: some View {
      VStack {
        Image(systemName: "star").symbolEffect(.bounce, options: options, value: knob.value)
        Image(systemName: "star").symbolEffect(.pulse, options: options, isActive: knob.value == 1)
        Image(systemName: "star").symbolEffect(.scale.up, options: options, isActive: knob.value == 1)
      }
    }
  }

  private func play(_ options: SymbolEffectOptions) -> TestScreen {
    let knob = ValueKnob()
    let screen = layOut { Star(knob: knob, options: options) }
    for value in 1...3 {
      knob.value = value
      screen.update()
      for _ in 0..<5 {
        screen.advance(by: 0.1)
        _ = screen.displayList()
      }
    }
    return screen
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300] as [Double])
  func anUnusualSpeedOrDelayPlays(number: Double) {
    #expect(play(.speed(number)).issues.isEmpty)
    #expect(play(.repeat(.periodic(3, delay: number))).issues.isEmpty)
  }

  @Test(arguments: [0, -1, .max, .min]) func anyNumberOfRepetitionsPlays(count: Int) {
    let screen = play(.repeat(count))
    #expect(screen.issues.isEmpty)
    screen.advance(by: 5)
    #expect(screen.frame.isMoving == (count == .max))
  }

  @Test func anEffectWithoutASymbolDoesNothing() {
    let knob = ValueKnob()
    let screen = layOut { Text(verbatim: "\(knob.value)").symbolEffect(.bounce, value: knob.value) }
    let before = screen.displayList()
    screen.advance(by: 0.3)
    #expect(screen.displayList() == before)
  }

  @Test func aWiggleForwardFollowsTheReadingDirection() {
    func left(_ direction: LayoutDirection) -> CGFloat? {
      let knob = ValueKnob()
      let screen = layOut(environment: { $0.layoutDirection = direction }) {
        With(knob) { Image(systemName: "star").symbolEffect(.wiggle.forward, value: $0.value) }
      }
      knob.value = 1
      screen.update()
      screen.advance(by: 1 / 60)
      screen.advance(by: 0.05)
      let match = screen.displayList().firstMatch(of: #/transform \(1, 0, 0, 1, ([0-9.-]+)/#)
      return match.flatMap { Double($0.1) }.map { CGFloat($0) }
    }
    let (forward, mirrored) = (left(.leftToRight), left(.rightToLeft))
    #expect((forward ?? 0) > 0)
    #expect(forward == mirrored.map { -$0 })
  }

  /// A view whose body reads a knob.
  private struct With<Content: View>: View {
    let knob: ValueKnob
    let content: (ValueKnob) -> Content

    init(_ knob: ValueKnob, @ViewBuilder content: @escaping (ValueKnob) -> Content) {
      (self.knob, self.content) = (knob, content)
    }

    var body: some View { content(knob) }
  }
}
