import CanopyDrawing
import Foundation
import Testing

/// Lists of parts are the same as lists of all their items.
@Suite struct DisplayListPartsTests {
  private func square(_ id: UInt32, at x: CGFloat, _ y: CGFloat = 0, gray: Float = 0) -> DisplayItem {
    let path = Path(CGRect(x: x, y: y, width: 4, height: 4))
    return DisplayItem(
      id: id, .fill(DisplayFill(path, .color(DrawColor(red: gray, green: gray, blue: gray)))))
  }

  private func part(_ id: UInt32, gray: Float = 0, movedBy offset: CGSize = .zero) -> DisplayList.Part {
    DisplayList.Part(id: id, [square(id, at: CGFloat(id) * 10, gray: gray)], movedBy: offset)
  }

  @Test(arguments: [0, 1, 2, 15, 16, 17, 255, 256, 257, 5_000])
  func partsAreInOrder(count: Int) {
    let parts = (0..<UInt32(count)).map { part($0) }
    #expect(DisplayList(parts: parts).items == parts.flatMap(\.list.items))
  }

  @Test(arguments: [2, 16, 17, 300, 5_000])
  func replacedPartsEqualAFreshList(count: Int) {
    var parts = (0..<UInt32(count)).map { part($0) }
    var list = DisplayList(parts: parts)
    for place in [0, count / 2, count - 1] {
      parts[place] = part(UInt32(place), gray: 1)
      list.replaceParts([.init(at: place, parts[place])])
      #expect(list.items == parts.flatMap(\.list.items))
      #expect(list.bounds == DisplayList(parts: parts).bounds)
    }
    let places = [count - 1, 0, count / 3, count / 2, count / 2 + 1].filter { $0 < count }
    for place in places { parts[place] = part(UInt32(place), gray: 0.5) }
    list.replaceParts(places.map { .init(at: $0, parts[$0]) })
    #expect(list.items == parts.flatMap(\.list.items))
  }

  @Test(arguments: [2, 16, 17, 300, 5_000])
  func aSingleReplacedPartEqualsOneOfSeveral(count: Int) {
    let parts = (0..<UInt32(count)).map { part($0) }
    for place in Set([0, 1, 15, 16, count / 2, count - 1]) where place < count {
      let new = part(UInt32(place), gray: 1, movedBy: CGSize(width: 3, height: 0))
      var (single, several) = (DisplayList(parts: parts), DisplayList(parts: parts))
      single.replacePart(at: place, with: new)
      several.replaceParts([.init(at: place, new)])
      #expect(single == several)
      #expect(single.bounds == several.bounds)
      // It can be replaced again, and is compared with what it was made from part by part.
      single.replacePart(at: place, with: parts[place])
      #expect(single == DisplayList(parts: parts))
      #expect(several.damage(since: single).areas.allSatisfy { $0.height == 4 })
    }
  }

  @Test func sharedPartsAreNotDamaged() {
    let parts = (0..<UInt32(1_000)).map { part($0) }
    let before = DisplayList(parts: parts)
    var after = before
    after.replaceParts([.init(at: 500, part(500, gray: 1))])
    #expect(after.damage(since: before).areas == [parts[500].bounds])
    // A list that was made anew has other memory, and the same items.
    #expect(DisplayList(parts: parts).damage(since: before).isEmpty)
    #expect(DisplayList(after.items).damage(since: after).isEmpty)
  }

  @Test func insertedPartDoesNotDamageOthers() {
    let parts = (0..<UInt32(100)).map { part($0) }
    var more = parts
    more.insert(part(1_000), at: 3)
    more.remove(at: 50)
    let damage = DisplayList(parts: more).damage(since: DisplayList(parts: parts))
    #expect(Set(damage.areas.map(\.left)) == [10_000, parts[49].bounds.left])
  }

  @Test func movedPartsAreDamagedInBothPlaces() {
    let before = DisplayList(parts: [part(0), part(1)])
    var after = before
    after.replaceParts([.init(at: 1, part(1, movedBy: CGSize(width: 0, height: 20)))])
    #expect(after.damage(since: before).areas.map(\.top).sorted() == [0, 20])
    #expect(after.items[1] == square(1, at: 10, 20))
  }

  /// Everything that an item consists of moves with it.
  @Test func allKindsOfItemsCanBeMoved() {
    let offset = CGSize(width: 7, height: -3)
    let gradient = DrawPaint.gradient(
      DrawGradient([], .linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4))))
    let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let turn = CGAffineTransform(rotationAngle: 1)
    let group = DisplayGroup(.clip(area, FillStyle()), [square(1, at: 2)])
    let items = [
      DisplayItem(id: 1, .fill(DisplayFill(area, gradient))), DisplayItem(id: 2, .group(group)),
      DisplayItem(id: 3, .group(DisplayGroup(.transform(turn), [square(1, at: 2)]))),
    ]
    let moved = DisplayList(parts: [DisplayList.Part(id: 0, DisplayList(items), movedBy: offset)]).items
    for (item, moved) in zip(items, moved) {
      let expected = item.bounds.moved(by: offset)
      #expect(abs(moved.bounds.left - expected.left) < 1e-9 && abs(moved.bounds.bottom - expected.bottom) < 1e-9)
    }
    guard case .fill(let fill) = moved[0].content, case .gradient(let movedGradient) = fill.paint else {
      Issue.record("A fill stays a fill.")
      return
    }
    #expect(movedGradient.geometry == .linear(from: CGPoint(x: 8, y: -1), to: CGPoint(x: 10, y: 1)))
  }

  @Test func effectsOnEachItemEqualSeparateEffects() {
    let items = [square(1, at: 0), square(2, at: 20, gray: 0.5)]
    let group = DisplayGroup(.layer(opacity: 0.25), DisplayList(items), appliesToEach: true)
    let list = DisplayList([DisplayItem(id: 9, .group(group))])
    #expect(list.items == items._faded(to: 0.25))
    let far = Extent(left: 19, top: 0, right: 30, bottom: 4)
    #expect(group.separate(in: far) == [items[1]]._faded(to: 0.25))
  }
}
