import CanopyDrawing
import Foundation
import Testing

/// Areas that have to be drawn anew.
@Suite struct DamageTests {
  private func extent(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> Extent {
    Extent(left: left, top: top, right: right, bottom: bottom)
  }

  @Test func overlappingAreasAreMerged() {
    var damage = Damage()
    damage.add(extent(0, 0, 10, 10))
    damage.add(extent(20, 0, 30, 10))
    #expect(damage.areas.count == 2)
    damage.add(extent(5, 5, 25, 8))
    #expect(damage.areas == [extent(0, 0, 30, 10)])
    damage.add(extent(1, 1, 2, 2))
    #expect(damage.areas.count == 1)
    damage.add(.nothing)
    #expect(damage.areas.count == 1)
  }

  @Test func numberOfAreasIsBounded() {
    var damage = Damage()
    let areas = (0..<200).map { index -> Extent in
      let (x, y) = (CGFloat(index * 13 % 400), CGFloat(index * 29 % 300))
      return extent(x, y, x + 3, y + 3)
    }
    for area in areas { damage.add(area) }
    #expect(damage.areas.count <= 12)
    #expect(areas.allSatisfy { area in damage.areas.contains { $0.contains(area) } })
  }

  @Test func invalidAreasAreIgnored() {
    #expect(Extent(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).left.isFinite)
    #expect(extent(-.infinity, 0, .infinity, 1).width.isFinite)
    #expect(Extent.nothing.isEmpty && Extent.nothing.union(extent(0, 0, 1, 1)) == extent(0, 0, 1, 1))
    #expect(extent(0, 0, 1, 1).intersection(extent(2, 2, 3, 3)).isEmpty)
  }
}
