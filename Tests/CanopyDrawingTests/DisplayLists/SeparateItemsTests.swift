import CanopyDrawing
import Foundation
import Testing

/// Effects that apply to each item of a group separately, as SwiftUI's opacity does.
@Suite struct SeparateItemsTests {
  private let black = DrawColor(red: 0, green: 0, blue: 0)

  private func fill(_ id: UInt32, x: CGFloat = 0, _ paint: DrawPaint? = nil) -> DisplayItem {
    let path = Path(CGRect(x: x, y: 0, width: 4, height: 4))
    return DisplayItem(id: id, .fill(DisplayFill(path, paint ?? .color(black))))
  }

  private func group(_ effect: DisplayGroup.Effect, _ items: [DisplayItem]) -> DisplayItem {
    DisplayItem(id: 9, .group(DisplayGroup(effect, items)))
  }

  private func opacity(of item: DisplayItem?) -> Float? {
    guard case .fill(let fill) = item?.content, case .color(let color) = fill.paint else { return nil }
    return color.opacity
  }

  @Test func opacityMultipliesThatOfEachItem() {
    let half = fill(1, .color(black.multiplyingOpacity(by: 0.5)))
    #expect(opacity(of: [half]._faded(to: 0.5).first) == 0.25)
  }

  @Test func fullOpacityChangesNothingAndNoneLeavesNothing() {
    let items = [fill(1), group(.blur(radius: 1, isOpaque: false), [fill(2)])]
    #expect(items._faded(to: 1) == items)
    #expect(items._faded(to: 0).isEmpty && items._faded(to: -1).isEmpty)
  }

  @Test func opacityOfALayerIsMultiplied() {
    #expect([group(.layer(opacity: 0.5), [fill(1)])]._faded(to: 0.5) == [group(.layer(opacity: 0.25), [fill(1)])])
  }

  @Test func contentThatCannotBeTranslucentItselfBecomesALayer() {
    let material = fill(1, .material(DrawMaterial(tone: black, blur: 5)))
    let blurred = group(.blur(radius: 1, isOpaque: false), [fill(2)])
    let faded = [material, blurred]._faded(to: 0.5)
    for (item, original) in zip(faded, [material, blurred]) {
      #expect(item == DisplayItem(id: original.id, .group(DisplayGroup(.layer(opacity: 0.5), [original]))))
    }
  }

  @Test func textsFadeWithTheirLines() throws {
    let request = TextRequest(.plain("a", .init(font: FontRequest(size: 9))))
    let look = DisplayText.Look(.color(black), underline: black, strikethrough: black, background: black)
    let text = DisplayItem(id: 1, .text(DisplayText(request, in: .zero, [look])))
    guard case .text(let faded) = [text]._faded(to: 0.25).first?.content else {
      Issue.record("A text stays a text.")
      return
    }
    let shown = try #require(faded.looks.first)
    #expect(shown.paint == .color(black.multiplyingOpacity(by: 0.25)))
    for line in [shown.underline, shown.strikethrough, shown.background] { #expect(line?.opacity == 0.25) }
  }

  @Test func itemsInATransformAreSeparated() {
    let turn = DisplayGroup.Effect.transform(CGAffineTransform(rotationAngle: 1))
    let separate = [group(turn, [fill(1), fill(2, x: 9)])]._groupedEach(.blend(.screen))
    let expected = [fill(1), fill(2, x: 9)].map { item in
      let turned = DisplayItem(id: item.id, .group(DisplayGroup(turn, [item])))
      return DisplayItem(id: item.id, .group(DisplayGroup(.blend(.screen), [turned])))
    }
    #expect(separate == expected)
  }

  @Test func anEffectOnAllItemsIsOneGroup() {
    let items = [fill(1), fill(2)]
    #expect(
      items._grouped(.blend(.screen), of: 7) == [DisplayItem(id: 7, .group(DisplayGroup(.blend(.screen), items)))])
    #expect([DisplayItem]()._grouped(.blend(.screen), of: 7).isEmpty)
  }

  @Test func anItemWhoseShadowIsInTheAreaIsDrawn() {
    let shadow = DisplayShadow(black, radius: 2, offset: CGSize(width: 30, height: 0))
    let group = DisplayGroup(.shadow(shadow), [fill(1), fill(2, x: 500)], appliesToEach: true)
    // The shadow of the first item begins 24 points to the right of the item, and the second item is far away.
    #expect(group.separate(in: Extent(left: 26, top: 0, right: 27, bottom: 4)).map(\.id) == [1])
    #expect(group.separate(in: Extent(left: 100, top: 0, right: 110, bottom: 4)).isEmpty)
    #expect(group.separate().map(\.id) == [1, 2])
  }

  @Test func aListShowsTheItemsOfSuchAGroupSeparately() {
    let each = DisplayGroup(.blend(.multiply), [fill(1), fill(2)], appliesToEach: true)
    let list = DisplayList([DisplayItem(id: 3, .group(each))])
    #expect(list.items == [fill(1), fill(2)]._groupedEach(.blend(.multiply)))
  }
}
