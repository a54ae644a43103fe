import Foundation
import SwiftUI
import Testing

@Suite struct AnimatableGeometryTests {
  /// Returns the value halfway between two others, as an animation computes it.
  private func halfway<Value: Animatable>(_ from: Value, _ to: Value) -> Value {
    var result = from
    var change = to.animatableData - from.animatableData
    change.scale(by: 0.5)
    result.animatableData = from.animatableData + change
    return result
  }

  @Test func numbersAreInterpolated() {
    #expect(halfway(1.0, 3) == 2)
    #expect(halfway(CGFloat(1), 4) == 2.5)
  }

  @Test func geometryIsInterpolatedComponentByComponent() {
    #expect(halfway(CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 6)) == CGPoint(x: 2, y: 4))
    #expect(halfway(CGSize(width: 10, height: 20), .zero) == CGSize(width: 5, height: 10))
    #expect(
      halfway(CGRect(x: 0, y: 1, width: 2, height: 3), CGRect(x: 4, y: 5, width: 6, height: 7))
        == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(halfway(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(
      halfway(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(halfway(Angle.degrees(10), .degrees(30)).degrees.rounded() == 20)
  }

  @Test func shapeAnimatesPairedAnimatableData() {
    var wedge = Wedge(start: .radians(0), end: .radians(1), center: .center)
    wedge.animatableData = AnimatablePair(
      Angle.radians(1).animatableData,
      AnimatablePair(Angle.radians(2).animatableData, UnitPoint.bottom.animatableData))
    #expect(wedge == Wedge(start: .radians(1), end: .radians(2), center: .bottom))
  }
}

/// A shape as people write it, which animates what its properties animate.
private struct Wedge: Shape, Equatable {
  var start: Angle
  var end: Angle
  var center: UnitPoint

  typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  >

  var animatableData: AnimatableData {
    get { AnimatablePair(start.animatableData, AnimatablePair(end.animatableData, center.animatableData)) }
    set {
      start.animatableData = newValue.first
      end.animatableData = newValue.second.first
      center.animatableData = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
