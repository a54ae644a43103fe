import Foundation
import Testing

@testable import CanopyCore

@Suite struct AngleTests {
  @Test func degreesAreRadians() {
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

  @Test func unitPointsAreNamed() {
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.topLeading == .zero)
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    let points: Set<UnitPoint> = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .zero,
    ]
    #expect(points.count == 9)
  }
}
