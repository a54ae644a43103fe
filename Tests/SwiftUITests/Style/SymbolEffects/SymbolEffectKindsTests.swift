import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// How each kind of symbol effect changes a symbol, and what its options mean.
@MainActor @Suite struct SymbolEffectKindsTests {
  private let model = MovingModel()

  /// What is shown of a symbol while an effect plays once.
  private struct Strip {
    /// The display list at rest.
    var still = ""
    /// The display lists of all frames until nothing moves.
    var frames: [String] = []

    /// The transforms in the frames.
    var transforms: [[CGAffineTransform]] { frames.map(Strip.transforms) }
    var flat: [CGAffineTransform] { transforms.flatMap(\.self) }
    /// The factors by which the symbol is scaled.
    var scales: [Double] { flat.map { hypot($0.a, $0.b) } }

    static func transforms(in list: String) -> [CGAffineTransform] {
      list.matches(of: /transform \(([^)]*)\)/).compactMap { match in
        let numbers = match.1.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 6 else { return nil }
        return CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      }
    }
  }

  /// Plays an effect on a symbol, from the change of a value until everything is at rest.
  private func play<Effect: SymbolEffect & DiscreteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, symbol: String = "square.fill",
    direction: LayoutDirection = .leftToRight
  ) -> Strip {
    model.number = 0
    let screen = layOut(environment: { $0.layoutDirection = direction }) {
      With(model) { model in
        Image(systemName: symbol).font(.system(size: 40)).symbolRenderingMode(.hierarchical)
          .symbolEffect(effect, options: options, value: model.number)
      }
    }
    var strip = Strip(still: screen.displayList())
    model.number = 1
    screen.update()
    while screen.motions.isMoving, strip.frames.count < 2_000 {
      screen.advance(by: 1 / 60)
      strip.frames.append(screen.displayList())
    }
    return strip
  }

  // MARK: Options

  @Test func atTwiceTheSpeedAnEffectTakesHalfTheTime() {
    let usual = play(.bounce).frames.count
    let fast = play(.bounce, options: .speed(2)).frames.count
    #expect(usual > 20)
    #expect(abs(2 * fast - usual) <= 2, "\(fast), \(usual)")
  }

  @Test func anEffectThatPlaysThreeTimesTakesThreeTimesAsLong() {
    let once = play(.bounce).frames.count
    let thrice = play(.bounce, options: .repeat(3)).frames.count
    #expect(abs(thrice - 3 * once) <= 3, "\(thrice), \(once)")
  }

  @Test func aSymbolRestsBetweenPeriods() throws {
    let strip = play(.bounce, options: .repeat(.periodic(2, delay: 1)))
    let moving = strip.frames.map { $0 != strip.still }
    let first = try #require(moving.firstIndex(of: true))
    let end = try #require(moving[first...].firstIndex(of: false))
    let second = try #require(moving[end...].firstIndex(of: true))
    #expect(abs(second - end - 60) <= 2, "\(second - end) frames")
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func aSpeedMustBePositive(speed: Double) {
    #expect(SymbolEffectOptions.speed(speed) == .default)
  }

  @Test func anEffectPlaysAtLeastOnce() {
    #expect(SymbolEffectOptions.repeat(0) == .nonRepeating)
    #expect(SymbolEffectOptions.repeat(-3) == .nonRepeating)
    #expect(SymbolEffectOptions.repeat(.periodic(0)) == .nonRepeating)
  }

  @Test func aDelayMustBeFiniteAndNotNegative() {
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: -1)) == .repeat(2))
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: .infinity)) == .repeat(2))
  }

  @Test func repetitionWithoutACountHasNoEnd() {
    #expect(SymbolEffectOptions.repeat(nil as Int?) == .repeating)
    #expect(SymbolEffectOptions.repeat(.continuous) == .repeating)
    #expect(SymbolEffectOptions.repeat(.periodic) == .repeating)
  }

  // MARK: Size

  @Test func aBounceUpFirstEnlargesAndABounceDownFirstShrinks() throws {
    let (up, down) = (play(.bounce.up).scales, play(.bounce.down).scales)
    #expect(try #require(up.first { abs($0 - 1) > 0.05 }) > 1)
    #expect(try #require(up.max()) > 1.15)
    #expect(try #require(down.first { abs($0 - 1) > 0.05 }) < 1)
    #expect(try #require(down.min()) < 0.85)
  }

  @Test func aBounceGoesUpUnlessItSaysOtherwise() {
    #expect(play(.bounce).frames == play(.bounce.up).frames)
  }

  @Test func aSymbolThatBreathesGrowsAndReturns() throws {
    let scales = play(.breathe).scales
    #expect(try #require(scales.min()) >= 1)
    #expect(try #require(scales.max()) > 1.1)
  }

  @Test func plainBreathingLeavesTheOpacityAlone() {
    let opaque = "fill #000000:"
    #expect(play(.breathe.plain).frames.allSatisfy { $0.contains(opaque) })
    #expect(!play(.breathe.pulse).frames.allSatisfy { $0.contains(opaque) })
    #expect(play(.breathe).frames == play(.breathe.pulse).frames)
  }

  @Test func aScaleDownStaysSmallerWhileItIsActive() throws {
    let screen = layOut {
      With(model) { Image(systemName: "square.fill").symbolEffect(.scale.down, isActive: $0.isOn) }
    }
    model.isOn = true
    screen.settle()
    let transform = try #require(Strip.transforms(in: screen.displayList()).first)
    #expect(abs(transform.a - 0.8) < 0.001)
  }

  @Test(arguments: [true, false]) func aSymbolDisappearsInItsDirection(isUp: Bool) throws {
    let effect = isUp ? DisappearSymbolEffect.disappear.up : .disappear.down
    let screen = layOut {
      With(model) { Image(systemName: "square.fill").symbolEffect(effect, isActive: $0.isOn) }
    }
    model.isOn = true
    screen.update()
    screen.advance(by: 0.1)
    let transform = try #require(Strip.transforms(in: screen.displayList()).first)
    #expect(isUp ? transform.a > 1 : transform.a < 1)
    screen.settle()
    #expect(screen.displayList().isEmpty)
  }

  // MARK: Rotation and place

  @Test func aRotationGoesAroundOnceInItsDirection() throws {
    let clockwise = play(.rotate.clockwise).flat
    let counter = play(.rotate.counterClockwise).flat
    // The y axis points down, so a positive angle is clockwise.
    #expect(try #require(clockwise.first { abs($0.b) > 0.05 }).b > 0)
    #expect(try #require(counter.first { abs($0.b) > 0.05 }).b < 0)
    #expect(clockwise.contains { $0.a < -0.9 })
    #expect(play(.rotate).frames == play(.rotate.clockwise).frames)
  }

  /// The first displacement of a symbol that wiggles.
  private func start(_ effect: WiggleSymbolEffect, _ direction: LayoutDirection = .leftToRight) throws -> CGVector {
    let moved = play(effect, direction: direction).flat.first { abs($0.tx) > 0.1 || abs($0.ty) > 0.1 }
    let transform = try #require(moved)
    #expect(transform.a == 1 && transform.b == 0)
    return CGVector(dx: transform.tx.rounded(), dy: transform.ty.rounded())
  }

  @Test func aWiggleBeginsInItsDirection() throws {
    let (left, right) = (try start(.wiggle.left), try start(.wiggle.right))
    let (up, down) = (try start(.wiggle.up), try start(.wiggle.down))
    #expect(left.dx < 0 && left.dy == 0)
    #expect(right.dx > 0 && right.dy == 0)
    #expect(up.dx == 0 && up.dy < 0)
    #expect(down.dx == 0 && down.dy > 0)
  }

  @Test func forwardIsTheReadingDirection() throws {
    #expect(try start(.wiggle.forward).dx > 0)
    #expect(try start(.wiggle.backward).dx < 0)
    #expect(try start(.wiggle.forward, .rightToLeft).dx < 0)
    #expect(try start(.wiggle.backward, .rightToLeft).dx > 0)
  }

  @Test func leftIsLeftInEachReadingDirection() throws {
    #expect(try start(.wiggle.left, .rightToLeft).dx < 0)
  }

  @Test func anAngleIsClockwiseFromTheRight() throws {
    #expect(try start(.wiggle.custom(angle: 0)) == start(.wiggle.right))
    #expect(try start(.wiggle.custom(angle: .degrees(90))) == start(.wiggle.down))
    #expect(try start(.wiggle.custom(angle: 180)) == start(.wiggle.left))
  }

  @Test func aWiggleTurnsTheSymbolUnlessItHasADirection() throws {
    let (usual, counter) = (play(.wiggle).flat, play(.wiggle.counterClockwise).flat)
    #expect(try #require(usual.first { abs($0.b) > 0.01 }).b > 0)
    #expect(try #require(counter.first { abs($0.b) > 0.01 }).b < 0)
  }

  // MARK: Layers

  @Test func layersMoveOneAfterTheOtherAndAWholeSymbolAtOnce() {
    func differ(_ effect: BounceSymbolEffect) -> Bool {
      play(effect, symbol: "star.circle.fill").transforms.contains { Set($0.map(\.a)).count > 1 }
    }
    #expect(differ(.bounce.byLayer))
    #expect(!differ(.bounce.wholeSymbol))
    #expect(differ(.bounce))
  }

  /// The numbers of layers that are emphasized, one after the other, without repetitions.
  private func emphasized(_ effect: VariableColorSymbolEffect) -> [Int] {
    let numbers = play(effect, symbol: "wifi").frames.map { list in
      list.components(separatedBy: "fill #000000:").count - 1
    }
    return numbers.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func cumulativeColorEmphasizesMoreAndMoreLayers() {
    let numbers = emphasized(.variableColor.cumulative.hideInactiveLayers)
    // When the effect has ended, all layers are shown.
    #expect(numbers.dropLast() == numbers.dropLast().sorted()[...], "\(numbers)")
    #expect(numbers.count > 2, "\(numbers)")
  }

  @Test func iterativeColorEmphasizesOneLayerAtATime() {
    let frames = play(.variableColor.iterative.hideInactiveLayers, symbol: "wifi").frames
    let counts = frames.map { $0.components(separatedBy: "fill ").count - 1 }
    #expect(counts.dropLast().allSatisfy { $0 == 1 }, "\(counts)")
    #expect(Set(frames.dropLast()).count > 1)
  }

  @Test func inactiveLayersAreDimmedUnlessTheyAreHidden() {
    let dimmed = play(.variableColor.iterative, symbol: "wifi").frames.dropLast()
    #expect(dimmed.allSatisfy { $0.contains("fill #0000004") }, "\(dimmed.first ?? "")")
    #expect(play(.variableColor.iterative.dimInactiveLayers, symbol: "wifi").frames.dropLast() == dimmed)
  }

  @Test func reversingColorGoesBackTheSameWay() {
    let there = play(.variableColor.iterative.nonReversing, symbol: "wifi").frames.dropLast()
    let andBack = play(.variableColor.iterative.reversing, symbol: "wifi").frames.dropLast()
    func steps(_ frames: some Sequence<String>) -> [String] {
      frames.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    let (forward, all) = (steps(there), steps(andBack))
    #expect(all == forward + forward.dropLast().reversed().dropLast(), "\(forward.count), \(all.count)")
  }
}
