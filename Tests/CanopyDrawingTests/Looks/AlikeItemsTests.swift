import CanopyDrawing
import Foundation
import Testing

/// Looks that differ only in numbers, so that an animation leads from one to the other.
@Suite struct AlikeItemsTests {
  private let black = DrawPaint.color(DrawColor(red: 0, green: 0, blue: 0))
  private let white = DrawPaint.color(DrawColor(red: 1, green: 1, blue: 1, opacity: 0.5))
  private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
  private let circle = Path(ellipseIn: CGRect(x: 9, y: 9, width: 6, height: 6))

  private func fill(_ path: Path, _ paint: DrawPaint, stroke: StrokeStyle? = nil) -> DisplayItem {
    DisplayItem(id: 1, .fill(DisplayFill(path, paint, stroke: stroke)))
  }

  private func text(_ string: String, _ font: FontRequest, looks: [DisplayText.Look]? = nil) -> DisplayItem {
    let text = DisplayText(TextRequest(.plain(string, .init(font: font))), in: .zero, looks ?? [.init(black)])
    return DisplayItem(id: 1, .text(text))
  }

  private func gradient(stops: Int, spread: DrawGradient.Spread = .pad, isRound: Bool = false) -> DrawPaint {
    let geometry: DrawGradient.Geometry =
      isRound ? .radial(center: .zero, from: 0, to: 5, height: 1) : .linear(from: .zero, to: CGPoint(x: 1, y: 1))
    let colors = (0..<stops).map { DrawGradient.Stop(.clear, at: CGFloat($0)) }
    return .gradient(DrawGradient(colors, geometry, spread: spread))
  }

  private func group(_ effect: DisplayGroup.Effect, _ items: DisplayItem..., toEach: Bool = false) -> DisplayItem {
    DisplayItem(id: 1, .group(DisplayGroup(effect, DisplayList(items), appliesToEach: toEach)))
  }

  private func image(_ image: DrawImage, template: DrawPaint? = nil) -> DisplayItem {
    var shown = DisplayImage(image, naturalSize: .zero, in: .zero)
    shown.template = template
    return DisplayItem(id: 1, .image(shown))
  }

  private static func makePicture() -> DrawImage {
    DrawImage(.pixels([1, 2, 3, 255], width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false)
  }

  private func areAlike(_ first: DisplayItem, _ second: DisplayItem, comparesPaths: Bool = true) -> Bool {
    first.isAlike(second, comparesPaths: comparesPaths)
  }

  @Test func colorsAndPositionsDoNotMatter() {
    let moved = Path(CGRect(x: 50, y: 60, width: 1, height: 90))
    #expect(areAlike(fill(square, black), fill(moved, white)))
  }

  @Test func pathsWithDifferentStepsAreAlikeOnlyIfPathsAreNotCompared() {
    #expect(!areAlike(fill(square, black), fill(circle, black)))
    #expect(areAlike(fill(square, black), fill(circle, black), comparesPaths: false))
    let inside = (group(.layer(opacity: 1), fill(square, black)), group(.layer(opacity: 1), fill(circle, black)))
    #expect(!areAlike(inside.0, inside.1))
    #expect(areAlike(inside.0, inside.1, comparesPaths: false))
  }

  @Test func aLineIsNotLikeAnArea() {
    #expect(!areAlike(fill(square, black), fill(square, black, stroke: StrokeStyle(lineWidth: 2))))
    #expect(
      areAlike(
        fill(square, black, stroke: StrokeStyle(lineWidth: 1)), fill(square, black, stroke: StrokeStyle(lineWidth: 2))))
  }

  @Test func gradientsAreAlikeWithAsManyStopsTheSameGeometryAndTheSameSpread() {
    let usual = fill(square, gradient(stops: 2))
    #expect(areAlike(usual, fill(square, gradient(stops: 2))))
    #expect(!areAlike(usual, fill(square, gradient(stops: 3))))
    #expect(!areAlike(usual, fill(square, gradient(stops: 2, spread: .mirror))))
    #expect(!areAlike(usual, fill(square, gradient(stops: 2, isRound: true))))
    #expect(!areAlike(usual, fill(square, black)))
  }

  @Test func textsMayDifferInTheirSizeButNotInTheirLettersOrFont() {
    let usual = text("a", FontRequest(size: 10))
    #expect(areAlike(usual, text("a", FontRequest(size: 30, lineHeight: 40))))
    #expect(!areAlike(usual, text("b", FontRequest(size: 10))))
    #expect(!areAlike(usual, text("a", FontRequest(size: 10, weight: 700))))
    #expect(!areAlike(usual, text("a", FontRequest(size: 10, isItalic: true))))
  }

  @Test func aTextWithAnUnderlineIsNotLikeOneWithout() {
    let font = FontRequest(size: 10)
    let underlined = text("a", font, looks: [.init(black, underline: .clear)])
    #expect(!areAlike(text("a", font), underlined))
    #expect(
      areAlike(underlined, text("a", font, looks: [.init(white, underline: DrawColor(red: 1, green: 0, blue: 0))])))
  }

  @Test func anotherPictureIsNotAlike() {
    let (one, other) = (Self.makePicture(), Self.makePicture())
    #expect(areAlike(image(one), image(one)))
    #expect(!areAlike(image(one), image(other)))
    #expect(!areAlike(image(one), image(one, template: black)))
    #expect(areAlike(image(one, template: white), image(one, template: black)))
    #expect(!areAlike(image(one, template: gradient(stops: 2)), image(one, template: black)))
  }

  @Test func groupsAreAlikeWithTheSameKindOfEffect() {
    let item = fill(square, black)
    #expect(areAlike(group(.layer(opacity: 1), item), group(.layer(opacity: 0.5), item)))
    #expect(!areAlike(group(.layer(opacity: 1), item), group(.blur(radius: 1, isOpaque: false), item)))
    #expect(!areAlike(group(.blend(.multiply), item), group(.blend(.screen), item)))
    let (drop, inner) = (
      DisplayShadow(.clear, radius: 1, offset: .zero), DisplayShadow(.clear, radius: 1, offset: .zero, .inner)
    )
    #expect(!areAlike(group(.shadow(drop), item), group(.shadow(inner), item)))
    #expect(!areAlike(group(.layer(opacity: 1), item), group(.layer(opacity: 1), item, toEach: true)))
  }

  @Test func groupsAreAlikeWithAlikeItems() {
    let item = fill(square, black)
    #expect(areAlike(group(.layer(opacity: 1), item, item), group(.layer(opacity: 1), item, fill(square, white))))
    #expect(!areAlike(group(.layer(opacity: 1), item, item), group(.layer(opacity: 1), item)))
    #expect(!areAlike(group(.mask([item]), item), group(.mask([fill(square, gradient(stops: 2))]), item)))
  }

  @Test func contentsOfDifferentKindsAreNotAlike() {
    let items = [
      fill(square, black), text("a", FontRequest(size: 9)), image(Self.makePicture()), group(.layer(opacity: 1)),
    ]
    for (index, item) in items.enumerated() {
      for (other, second) in items.enumerated() { #expect(areAlike(item, second) == (index == other)) }
    }
  }

  /// An animation adds the differences of the numbers, so both looks need to have as many.
  @Test func alikeItemsHaveAsManyNumbers() {
    let picture = Self.makePicture()
    let paints = [black, gradient(stops: 2), gradient(stops: 3), gradient(stops: 2, isRound: true)]
    var items = paints.map { fill(square, $0) } + paints.map { image(picture, template: $0) } + [image(picture)]
    items += [text("a", FontRequest(size: 9)), text("a", FontRequest(size: 9), looks: paints.map { .init($0) })]
    items += items.map { group(.mask([$0]), $0) } + items.map { group(.layer(opacity: 0.5), $0, toEach: true) }
    for item in items {
      for other in items {
        let isAlike = areAlike(item, other, comparesPaths: false)
        #expect(isAlike == areAlike(other, item, comparesPaths: false))
        #expect(!isAlike || LookNumbers.values(of: [item]).count == LookNumbers.values(of: [other]).count)
      }
      #expect(areAlike(item, item))
    }
  }
}
