import CanopyDisplay
import CanopyDrawing
import CanopyStyle
import Foundation
import SwiftUI
import Testing

/// The numbers of effects, of which animations make others.
@Suite struct EffectNumbersTests {
  /// Effects with few numbers, with many, and with those of a shape.
  private static let pairs: [(RenderEffect, RenderEffect)] = [
    (.opacity(0.25), .opacity(1)),
    (.offset(CGSize(width: 1, height: 2)), .offset(CGSize(width: -7, height: 0))),
    (
      .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      .transform(CGAffineTransform(a: 0, b: 1, c: 0, d: 2, tx: -10, ty: 100))
    ),
    (
      .projection(ProjectionTransform(CGAffineTransform(rotationAngle: 1)), isIgnoredByLayout: false),
      .projection(ProjectionTransform(CGAffineTransform(scaleX: 3, y: 5)), isIgnoredByLayout: false)
    ),
  ]

  @Test(arguments: pairs.indices)
  func wayFromOneEffectToAnotherEndsThere(pair: Int) {
    var first = Self.pairs[pair].0
    let last = Self.pairs[pair].1
    var way = last.animatableData - first.animatableData
    #expect(way != .zero)
    #expect((first.animatableData + way - last.animatableData).magnitudeSquared < 1e-18)
    way.scale(by: 0.5)
    let half = first.animatableData + way
    let rest = (half - first.animatableData).magnitudeSquared - (last.animatableData - half).magnitudeSquared
    #expect(abs(rest) < 1e-9)
    first.animatableData += way
    first.animatableData += way
    #expect((first.animatableData - last.animatableData).magnitudeSquared < 1e-18)
  }

  @Test(arguments: pairs.indices)
  func differenceOfEqualEffectsIsZero(pair: Int) {
    let numbers = Self.pairs[pair].0.animatableData
    #expect(numbers - numbers == .zero)
    #expect((numbers - numbers).magnitudeSquared == 0)
    var scaled = numbers
    scaled.scale(by: 0)
    #expect(scaled == .zero && .zero == scaled)
  }
}
