import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyDisplay

/// Touches of views that effects move, turn and hide, and the names of effects.
@MainActor @Suite struct EffectTouchTests {
  /// The points at which a view is touched.
  private func touched(
    _ points: [CGPoint], _ direction: LayoutDirection = .leftToRight, _ modify: (AnyView) -> some View
  ) -> [CGPoint] {
    let log = ActionLog()
    let view = AnyView(Color.red.frame(width: 40, height: 20).onTapGesture { log.add("tap") })
    let modified = modify(view)
    let screen = layOut(environment: { $0.layoutDirection = direction }) { modified }
    return points.filter { point in
      let before = log.lines.count
      screen.touch(at: point).lift()
      screen.settle()
      return log.lines.count > before
    }
  }

  private let center = CGPoint(x: 100, y: 50)
  private let above = CGPoint(x: 100, y: 35)
  private let right = CGPoint(x: 130, y: 50)

  @Test func aViewIsTouchedWhereAnOffsetShowsIt() {
    #expect(touched([center, right]) { $0.offset(x: 40) } == [right])
    #expect(touched([center, CGPoint(x: 70, y: 50)], .rightToLeft) { $0.offset(x: 40) } == [CGPoint(x: 70, y: 50)])
  }

  @Test func aViewIsTouchedWhereItIsTurnedAndScaled() {
    #expect(touched([center, above, right]) { $0.rotationEffect(.degrees(90)) } == [center, above])
    #expect(touched([center, above, right]) { $0.scaleEffect(2) } == [center, above, right])
    #expect(touched([center, CGPoint(x: 115, y: 50)]) { $0.scaleEffect(0.5) } == [center])
    #expect(touched([center, above]) { $0.scaleEffect(x: 1, y: -3) } == [center, above])
    #expect(touched([center, right]) { $0.transformEffect(CGAffineTransform(translationX: 40, y: 0)) } == [right])
  }

  @Test func aViewScaledToNothingIsNotTouched() {
    #expect(touched([center]) { $0.scaleEffect(0) } == [])
    #expect(touched([CGPoint(x: 104, y: 50)]) { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) } == [])
    #expect(touched([center]) { $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))) } == [])
  }

  @Test func aTransparentViewIsNotTouched() {
    #expect(touched([center]) { $0.opacity(0) } == [])
    #expect(touched([center]) { $0.opacity(0.01) } == [center])
    #expect(touched([center]) { $0.opacity(.nan) } == [center])
  }

  @Test func aClippedPartIsNotTouched() {
    let corner = CGPoint(x: 81, y: 41)
    #expect(touched([center, corner]) { $0.clipShape(Ellipse()) } == [center])
    #expect(touched([center, corner]) { $0.clipShape(Rectangle().offset(x: 10)) } == [center])
    #expect(touched([center, right]) { $0.offset(x: 40).clipped() } == [])
  }

  @Test func effectsOnColorsChangeNoTouches() {
    #expect(touched([center]) { $0.blur(radius: 9).grayscale(1).shadow(radius: 5).blendMode(.screen) } == [center])
    #expect(touched([center]) { $0.compositingGroup().colorMultiply(.clear) } == [center])
  }

  @Test func severalEffectsAreUndoneFromTheOutside() {
    let point = CGPoint(x: 100, y: 90)
    #expect(touched([center, point]) { $0.offset(x: 40).rotationEffect(.degrees(90)) } == [point])
    #expect(touched([center, right]) { $0.rotationEffect(.degrees(90)).offset(x: 30) } == [right])
  }

  @Test func onlyAnEnabledFlipMirrorsTheDrawing() throws {
    func isLeftRed(_ isEnabled: Bool, _ direction: LayoutDirection) throws -> Bool {
      let screen = layOut(environment: { $0.layoutDirection = direction }) {
        Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red)) }
          .frame(width: 40, height: 20)
          .flipsForRightToLeftLayoutDirection(isEnabled)
      }
      return try screen.image(scale: 1).pixel(x: 85, y: 50).description == "#FF383C"
    }
    #expect(try isLeftRed(true, .leftToRight) && isLeftRed(false, .rightToLeft))
    #expect(try !isLeftRed(true, .rightToLeft))
  }

  @Test func aFlipFollowsTheReadingDirection() throws {
    let screen = layOut {
      Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red)) }
        .frame(width: 40, height: 20)
        .flipsForRightToLeftLayoutDirection(true)
    }
    let before = screen.displayList()
    screen.environment.layoutDirection = .rightToLeft
    screen.update()
    #expect(screen.displayList() != before)
    screen.environment.layoutDirection = .leftToRight
    screen.update()
    #expect(screen.displayList() == before)
  }

  // MARK: Values

  @Test func anEffectIsNamedLikeItsModifier() {
    let names: [(RenderEffect, String)] = [
      (.offset(CGSize(width: 1, height: -2.5)), "offset(1, -2.5)"),
      (.scale(CGSize(width: 2, height: 3), anchor: .center), "scaleEffect(2, 3, 0.5, 0.5)"),
      (.opacity(0.5), "opacity(0.5)"), (.layer, "compositingGroup"), (.blend(.multiply), "blendMode(multiply)"),
      (.blur(radius: 4, isOpaque: false), "blur(4)"),
      (.clip(ClipShape(shape: Circle(), style: FillStyle())), "clipShape(Circle)"),
      (.rotation(.radians(2), anchor: .topLeading), "rotationEffect(2, 0, 0)"),
    ]
    for (effect, name) in names { #expect("\(effect)" == name) }
  }

  @Test func numbersOfAnotherKindOfEffectChangeNothingButNumbers() {
    var effects: [RenderEffect] = [
      .layer, .blend(.screen), .multiplication(.red), .colors(.inversion), .colors(.luminanceToAlpha),
    ]
    let before = effects
    for index in effects.indices { effects[index].animatableData = RenderEffect.opacity(0.3).animatableData }
    #expect(effects == before)
    #expect(before.allSatisfy { $0.animatableData == .zero })
  }

  @Test func radiiOnTheirWayAreNeverNegative() {
    var blur = RenderEffect.blur(radius: 1, isOpaque: true)
    blur.animatableData = RenderEffect.offset(CGSize(width: -5, height: 0)).animatableData
    #expect(blur == .blur(radius: 0, isOpaque: true))
  }

  @Test(arguments: 0..<8) func numbersSetAgainMakeTheSameEffect(kind: Int) {
    let turn = PerspectiveTurn(
      angle: .degrees(20), axis: SIMD3(1, 2, 3), anchor: .bottom, anchorZ: 4, perspective: 0.5)
    var projection = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    (projection.m13, projection.m23, projection.m33) = (7, 8, 9)
    let effect: RenderEffect =
      [
        .turn(turn), .projection(projection, isIgnoredByLayout: true), .colors(.hueRotation(.degrees(40))),
        .colors(.brightness(0.2)), .colors(.contrast(0.3)), .colors(.saturation(0.4)),
        .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)), .blur(radius: 3, isOpaque: true),
      ][kind]
    var copy = effect
    copy.animatableData = effect.animatableData
    #expect(copy == effect)
    copy.animatableData += effect.animatableData
    #expect(copy != effect)
  }
}
