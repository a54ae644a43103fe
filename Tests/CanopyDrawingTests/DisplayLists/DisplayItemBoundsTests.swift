import CanopyDrawing
import Foundation
import Testing

/// Extents that contain everything that an item draws.
@Suite struct DisplayItemBoundsTests {
  private let black = DrawPaint.color(DrawColor(red: 0, green: 0, blue: 0))
  private let inside = Extent(left: 10, top: 20, right: 30, bottom: 60)

  private func bounds(_ effect: DisplayGroup.Effect) -> Extent {
    let square = DisplayItem(id: 1, .fill(DisplayFill(Path(inside.rect), black)))
    return DisplayItem(id: 2, .group(DisplayGroup(effect, [square]))).bounds
  }

  private func extent(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> Extent {
    Extent(left: left, top: top, right: right, bottom: bottom)
  }

  // MARK: Lines

  @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
  func theBoundsOfALineContainItsOutline(join: CGLineJoin, cap: CGLineCap) {
    var dice = Dice(7)
    for _ in 0..<60 {
      let points = (0...dice.int(1...4)).map { _ in CGPoint(x: dice.number(0...50), y: dice.number(0...50)) }
      let path = Path { path in path.addLines(points) }
      let style = StrokeStyle(
        lineWidth: dice.number(0.5...12), lineCap: cap, lineJoin: join, miterLimit: dice.number(0...10))
      let fill = DisplayFill(path, black, stroke: style)
      let outline = Extent(path.strokedPath(style).boundingRect)
      #expect(fill.bounds.grown(by: 1e-6).contains(outline), "\(points) \(style)")
    }
  }

  @Test func anAreaHasTheBoundsOfItsPath() {
    #expect(DisplayFill(Path(inside.rect), black).bounds == inside)
    #expect(DisplayFill(Path(), black).bounds.isEmpty)
  }

  // MARK: Effects

  @Test func aClipOrAMaskShowsNothingOutside() {
    let clip = Path(CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(bounds(.clip(clip, FillStyle())) == extent(10, 20, 20, 40))
    #expect(bounds(.clip(Path(), FillStyle())).isEmpty)
    #expect(bounds(.mask([DisplayItem(id: 3, .fill(DisplayFill(clip, black)))])) == extent(10, 20, 20, 40))
    #expect(bounds(.mask([])).isEmpty)
  }

  @Test func effectsOnColorsKeepTheBounds() {
    for effect: DisplayGroup.Effect in [
      .layer(opacity: 0.5), .colors(.brightness(1)), .blend(.screen), .threshold(min: 0.5, max: 1, .clear),
    ] { #expect(bounds(effect) == inside) }
  }

  @Test func aBlurReachesThreeDeviationsFurther() {
    #expect(bounds(.blur(radius: 2, isOpaque: false)) == inside.grown(by: 6))
    #expect(bounds(.blur(radius: 0, isOpaque: false)) == inside)
  }

  @Test func aDropShadowExtendsTheBoundsToItsSide() {
    let shadow = DisplayShadow(.clear, radius: 1, offset: CGSize(width: 10, height: -5))
    #expect(bounds(.shadow(shadow)) == extent(10, 12, 43, 60))
  }

  @Test func anInnerShadowStaysInside() {
    #expect(bounds(.shadow(DisplayShadow(.clear, radius: 9, offset: CGSize(width: 9, height: 9), .inner))) == inside)
  }

  @Test(arguments: [DisplayShadow.Kind.alone, .surrounding])
  func aShadowWithoutItsContentIsWhereTheShadowIs(kind: DisplayShadow.Kind) {
    let shadow = DisplayShadow(.clear, radius: 1, offset: CGSize(width: 10, height: -5), kind)
    #expect(bounds(.shadow(shadow)) == extent(17, 12, 43, 58))
  }

  @Test func transformedContentIsInsideTheTransformedBounds() {
    #expect(bounds(.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 1, ty: 0))) == extent(21, -60, 61, -20))
    let turned = bounds(.transform(CGAffineTransform(rotationAngle: .pi / 4)))
    for corner in inside.corners {
      let point = corner.applying(CGAffineTransform(rotationAngle: .pi / 4))
      #expect(turned.grown(by: 1e-6).contains(Extent(around: [point])))
    }
  }

  @Test func projectedContentIsInsideTheProjectedBounds() {
    var map = ProjectionTransform()
    (map.m13, map.m23) = (0.002, -0.001)
    for corner in inside.corners { #expect(bounds(.projection(map)).contains(Extent(around: [corner.applying(map)]))) }
  }

  @Test func effectsOfNothingAreNothing() {
    let shadow = DisplayShadow(.clear, radius: 5, offset: CGSize(width: 9, height: 9))
    for effect: DisplayGroup.Effect in [
      .blur(radius: 9, isOpaque: true), .shadow(shadow), .transform(CGAffineTransform(scaleX: -1, y: 4)),
      .projection(ProjectionTransform()), .layer(opacity: 1),
    ] { #expect(DisplayGroup(effect, []).bounds.isEmpty) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func invalidNumbersHaveFiniteBounds(number: CGFloat) {
    let shadow = DisplayShadow(.clear, radius: number, offset: CGSize(width: number, height: number))
    for effect: DisplayGroup.Effect in [
      .blur(radius: number, isOpaque: false), .shadow(shadow), .transform(CGAffineTransform(scaleX: number, y: 1)),
    ] {
      let bounds = bounds(effect)
      for edge in [bounds.left, bounds.top, bounds.right, bounds.bottom] { #expect(edge.isFinite) }
    }
  }

  // MARK: Texts and lists

  @Test func aTextHasRoomForALineEvenIfItsFrameHasNone() {
    let request = TextRequest(.plain("g", .init(font: FontRequest(size: 20))))
    let text = DisplayText(request, in: CGRect(x: 5, y: 5, width: 0, height: 0), [])
    #expect(text.bounds.contains(extent(5, 5, 25, 35)))
  }

  @Test func aPartOfATextIsNearItsFrame() {
    let request = TextRequest(
      .pieces([.init("a", .init(font: FontRequest(size: 4))), .init("b", .init(font: FontRequest(size: 8)))]))
    var text = DisplayText(request, in: CGRect(x: 100, y: 200, width: 300, height: 400), [])
    text.part = DisplayText.Part(bytes: 1..<2, pieceIndex: 1, frame: CGRect(x: 4, y: 0, width: 4, height: 10))
    // Letters extend beyond their frame by no more than the size of the largest font.
    #expect(text.bounds == extent(96, 192, 116, 218))
  }

  @Test func aListHasTheBoundsOfAllItsItems() {
    let items = [0, 100, -40].map { x in
      DisplayItem(id: UInt32(x + 50), .fill(DisplayFill(Path(CGRect(x: x, y: 3, width: 5, height: 2)), black)))
    }
    #expect(DisplayList(items).bounds == extent(-40, 3, 105, 5))
    #expect(DisplayList().bounds.isEmpty)
  }
}
