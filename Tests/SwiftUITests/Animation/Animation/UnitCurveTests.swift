import Foundation
import SwiftUI
import Testing

@Suite struct UnitCurveTests {
  private static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .easeInEaseOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
  ]

  @Test(arguments: all)
  func curvesIncreaseFromZeroToOne(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(abs(curve.value(at: 1) - 1) < 1e-12)
    let values = stride(from: 0.0, through: 1, by: 1 / 256).map { curve.value(at: $0) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: all)
  func progressIsClamped(_ curve: UnitCurve) {
    #expect(curve.value(at: -1) == curve.value(at: 0))
    #expect(curve.value(at: 2) == curve.value(at: 1))
    #expect(curve.velocity(at: -1) == curve.velocity(at: 0))
    #expect(curve.velocity(at: 2) == curve.velocity(at: 1))
    #expect(curve.value(at: .nan) == 0)
  }

  @Test(arguments: all)
  func velocityIsTheSlopeOfTheCurve(_ curve: UnitCurve) {
    for progress in stride(from: 0.05, to: 1, by: 0.1) {
      let step = 1e-6
      let slope = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-3 * max(slope, 1), "at \(progress)")
    }
  }

  @Test(arguments: all)
  func inverseCurveReturnsTheProgress(_ curve: UnitCurve) {
    for progress in stride(from: 0.0, through: 1, by: 1 / 16) {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6, "at \(progress)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func presetCurvesHaveTheirValues() {
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.5)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(UnitCurve.easeInEaseOut == .easeInOut)
    // Points of the unit circle.
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
  }

  @Test func velocityAtTheEndsIsTheTangent() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    // The end control point is the end: the tangent leads to the start control point.
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-9)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    let steep = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0))
    #expect(steep.velocity(at: 0) == .infinity && steep.velocity(at: 1) == .infinity)
    let straight = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(straight.velocity(at: 0) == 1 && straight.velocity(at: 1) == 1)
  }

  @Test func controlPointsAreClampedHorizontally() {
    let beside = UnitCurve.bezier(startControlPoint: UnitPoint(x: -1, y: 0), endControlPoint: UnitPoint(x: 2, y: 1))
    let clamped = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(beside.value(at: 0.3) == clamped.value(at: 0.3))
    // Upwards they aren't: curves may overshoot.
    let overshooting = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 1.6), endControlPoint: UnitPoint(x: 0.6, y: 1.2))
    #expect(overshooting.value(at: 0.7) > 1)
  }
}
