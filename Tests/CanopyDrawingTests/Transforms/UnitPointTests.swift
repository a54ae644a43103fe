import Foundation
import CanopyDrawing
import Testing

@Suite struct UnitPointTests {
  @Test func namedUnitPointsAreDistinct() {
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
