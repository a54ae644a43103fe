import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct AngleTests {
  @Test func degreesConvertToRadians() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(degrees: 90) == Angle(radians: .pi / 2))
    #expect(Angle.radians(.pi).degrees == 180)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(angle.radians == .pi / 4)
    #expect(Angle() == .zero)
  }

  @Test func anglesCanBeAddedAndCompared() {
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(Angle.radians(3) - .radians(2) == .radians(1))
    #expect(-Angle.radians(1) == .radians(-1))
    var angle = Angle.radians(1)
    angle += .radians(1)
    #expect(angle == .radians(2))
  }

  @Test func anglesCanBeMultipliedAndDivided() {
    #expect(Angle.radians(2) * 3 == .radians(6))
    #expect(Angle.radians(3) / 2 == .radians(1.5))
    var angle = Angle.radians(4)
    angle -= .radians(1)
    #expect(angle == .radians(3))
    angle *= 4
    #expect(angle == .radians(12))
    angle /= 6
    #expect(angle == .radians(2))
  }

  @Test("o02 Angles animate as 128 times their radians")
  func anglesAnimateAs128TimesTheirRadians() {
    var angle = Angle.radians(1)
    #expect(angle.animatableData == 128)
    angle.animatableData = 256
    #expect(angle == .radians(2))
  }

  // Expressions as people write them in clocks, dials and pie charts. They compile in milliseconds as long as the
  // operators of angles are few and concrete.
  @Test func longAngleExpressionsTypeCheckQuickly() {
    let (progress, index, count, spread, radius) = (0.5, 3.0, 12.0, 40.0, 100.0)
    let start = Angle.degrees(-90) + Angle.degrees(360) * progress / 2 - Angle.degrees(spread) * (index / count)
    let turn = Angle.radians(.pi) * (1 - progress) * 2 - Angle.degrees(10) * index / count
    let end = start + .degrees(spread) / 2 + turn
    let tilt = -(start + end) / 2 + Angle.degrees((index - count / 2) * spread / count + 90 * (1 - progress))
    let x = radius * cos(start.radians + .pi / 2) + radius / 2 * sin((end - start).radians * progress) - 1
    let arc = (end - start).radians * radius * progress + tilt.degrees / 360 * 2 * .pi * radius / count
    #expect(abs(start.degrees - -10) < 1e-9)
    #expect(abs(end.degrees - 187.5) < 1e-9)
    #expect(abs(tilt.degrees - -53.75) < 1e-9)
    #expect(x.isFinite && arc.isFinite)
  }
}
