import CanopyDrawing
import Foundation
import Testing

/// The areas in which a list looks different from an earlier one.
@Suite struct DisplayListDamageTests {
  private let black = DrawPaint.color(DrawColor(red: 0, green: 0, blue: 0))
  private let white = DrawPaint.color(DrawColor(red: 1, green: 1, blue: 1))

  private func square(_ id: UInt32, x: CGFloat, y: CGFloat = 0, _ paint: DrawPaint? = nil) -> DisplayItem {
    DisplayItem(id: id, .fill(DisplayFill(Path(CGRect(x: x, y: y, width: 10, height: 10)), paint ?? black)))
  }

  private func group(_ effect: DisplayGroup.Effect, _ items: DisplayItem...) -> DisplayItem {
    DisplayItem(id: 99, .group(DisplayGroup(effect, items)))
  }

  private func extent(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> Extent {
    Extent(left: left, top: top, right: right, bottom: bottom)
  }

  private func damage(_ old: [DisplayItem], _ new: [DisplayItem]) -> [Extent] {
    DisplayList(new).damage(since: DisplayList(old)).areas.sorted { $0.left < $1.left }
  }

  // MARK: Items

  @Test func equalListsHaveNoDamage() {
    let items = [square(1, x: 0), group(.blur(radius: 2, isOpaque: false), square(2, x: 50))]
    #expect(damage(items, items).isEmpty)
  }

  @Test func aChangedItemIsDamagedWhereItIsAndWhereItWas() {
    #expect(damage([square(1, x: 0)], [square(1, x: 100)]) == [extent(0, 0, 10, 10), extent(100, 0, 110, 10)])
    #expect(damage([square(1, x: 0)], [square(1, x: 0, white)]) == [extent(0, 0, 10, 10)])
  }

  @Test func insertedAndRemovedItemsAreDamagedAlone() {
    let some = [square(1, x: 0), square(3, x: 200)]
    let more = [square(1, x: 0), square(2, x: 100), square(3, x: 200)]
    #expect(damage(some, more) == [extent(100, 0, 110, 10)])
    #expect(damage(more, some) == [extent(100, 0, 110, 10)])
    // Of a list that was empty, everything is new.
    #expect(damage([], some) == [extent(0, 0, 210, 10)])
  }

  @Test func anItemThatComesToTheFrontIsDamaged() {
    let (back, front) = (square(1, x: 0), square(2, x: 5, white))
    let areas = damage([back, front], [front, back])
    #expect(areas.contains { $0.contains(extent(5, 0, 10, 10)) })
  }

  @Test func itemsOfOneElementAreComparedInTheirOrder() {
    let two = [square(1, x: 0), square(1, x: 100)]
    #expect(damage(two, [square(1, x: 0), square(1, x: 100, white)]) == [extent(100, 0, 110, 10)])
  }

  // MARK: Groups

  @Test func aChangeInAGroupDamagesOnlyItsPlace() {
    let effect = DisplayGroup.Effect.layer(opacity: 0.5)
    let old = group(effect, square(1, x: 0), square(2, x: 100))
    let new = group(effect, square(1, x: 0), square(2, x: 100, white))
    #expect(damage([old], [new]) == [extent(100, 0, 110, 10)])
  }

  @Test func aChangeInATransformDamagesWhereItIsSeen() {
    let double = DisplayGroup.Effect.transform(CGAffineTransform(scaleX: 2, y: 3))
    let (old, new) = (group(double, square(1, x: 7)), group(double, square(1, x: 7, white)))
    #expect(damage([old], [new]) == [extent(14, 0, 34, 30)])
  }

  @Test func aChangeOutsideAClipDamagesNothing() {
    let clip = DisplayGroup.Effect.clip(Path(CGRect(x: 0, y: 0, width: 50, height: 5)), FillStyle())
    #expect(damage([group(clip, square(1, x: 60))], [group(clip, square(1, x: 60, white))]).isEmpty)
    #expect(damage([group(clip, square(1, x: 45))], [group(clip, square(1, x: 45, white))]) == [extent(45, 0, 50, 5)])
  }

  @Test func aChangeInABlurDamagesWhatItReaches() {
    let blur = DisplayGroup.Effect.blur(radius: 4, isOpaque: false)
    let (old, new) = (group(blur, square(1, x: 50)), group(blur, square(1, x: 50, white)))
    #expect(damage([old], [new]) == [extent(38, -12, 72, 22)])
  }

  @Test func aChangedEffectDamagesTheWholeGroup() {
    let items = [square(1, x: 0), square(2, x: 100)]
    let old = DisplayItem(id: 9, .group(DisplayGroup(.layer(opacity: 1), items)))
    let new = DisplayItem(id: 9, .group(DisplayGroup(.layer(opacity: 0.5), items)))
    #expect(damage([old], [new]) == [extent(0, 0, 110, 10)])
  }

  // MARK: Materials

  private func material(_ id: UInt32, x: CGFloat, blur: CGFloat = 1) -> DisplayItem {
    square(id, x: x, .material(DrawMaterial(tone: .clear, blur: blur)))
  }

  @Test func aMaterialIsDamagedByAChangeThatItBlurs() {
    let area = damage([square(1, x: 12), material(2, x: 0)], [square(1, x: 12, white), material(2, x: 0)])
    #expect(area.contains { $0.contains(extent(0, 0, 10, 10)) })
  }

  @Test func aMaterialFarFromAChangeIsNotDamaged() {
    let area = damage([square(1, x: 50), material(2, x: 0)], [square(1, x: 50, white), material(2, x: 0)])
    #expect(area == [extent(50, 0, 60, 10)])
  }

  @Test func damageSpreadsFromMaterialToMaterial() {
    let materials = (0..<4).map { material(UInt32($0 + 2), x: CGFloat($0) * 12) }
    let area = damage([square(1, x: 48)] + materials, [square(1, x: 48, white)] + materials)
    #expect(area.contains { $0.contains(extent(0, 0, 10, 10)) })
  }

  // MARK: Random lists

  /// Whatever changes, the damage covers each place where something came, went, changed, or came before something else.
  @Test(arguments: 0..<40 as Range<UInt64>) func damageCoversAllThatLooksDifferent(seed: UInt64) {
    var dice = Dice(seed)
    func item(_ id: UInt32) -> DisplayItem {
      square(id, x: dice.number(0...80), y: dice.number(0...80), dice.one(of: [black, white]))
    }
    for _ in 0..<20 {
      let old = (1...UInt32(dice.int(1...8))).map { item($0) }
      var new = old
      for _ in 0..<dice.int(0...3) where !new.isEmpty {
        let place = dice.int(0...(new.count - 1))
        switch dice.int(0...3) {
        case 0: new.remove(at: place)
        case 1: new.swapAt(place, 0)
        case 2: new[place] = item(new[place].id)
        default: new.insert(item(UInt32(dice.int(20...30))), at: place)
        }
      }
      let areas = damage(old, new)
      func isCovered(_ area: Extent) -> Bool { area.isEmpty || areas.contains { $0.contains(area) } }
      for item in old where !new.contains(item) { #expect(isCovered(item.bounds)) }
      for item in new where !old.contains(item) { #expect(isCovered(item.bounds)) }
      let kept = new.compactMap { item in old.firstIndex(of: item).map { (item, $0) } }
      for (index, (front, frontPlace)) in kept.enumerated() {
        for (back, backPlace) in kept[..<index] where backPlace > frontPlace {
          #expect(isCovered(front.bounds.intersection(back.bounds)))
        }
      }
      if old == new { #expect(areas.isEmpty) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func areasAreFewAndApart(seed: UInt64) {
    var dice = Dice(seed)
    var (damage, added): (Damage, [Extent]) = (Damage(), [])
    for _ in 0..<100 {
      let (x, y) = (dice.number(0...900), dice.number(0...900))
      added.append(extent(x, y, x + dice.number(-1...30), y + dice.number(-1...30)))
      damage.add(added[added.count - 1])
      #expect(damage.areas.count <= 12)
      for (index, area) in damage.areas.enumerated() {
        for other in damage.areas[(index + 1)...] { #expect(!area.meets(other)) }
      }
    }
    for area in added where !area.isEmpty {
      #expect(damage.meets(area) && damage.areas.contains { $0.contains(area) })
    }
  }
}
