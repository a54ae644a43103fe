import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// What groups look like, pixel by pixel: 40 by 40 points, white behind.
@MainActor @Suite struct DrawnEffectTests {
  private let red = DrawColor(red: 1, green: 0, blue: 0)
  private let blue = DrawColor(red: 0, green: 0, blue: 1)
  private let black = DrawColor(red: 0, green: 0, blue: 0)
  private let grey = DrawColor(red: 0.5, green: 0.5, blue: 0.5)

  private func fill(_ rect: CGRect, _ color: DrawColor) -> DisplayItem {
    DisplayItem(id: 1, .fill(DisplayFill(Path(rect), .color(color))))
  }

  private func picture(
    _ items: [DisplayItem], scale: CGFloat = 1, method: DrawingMethod = .fast
  ) throws -> RasterImage {
    let white = DrawColor(red: 1, green: 1, blue: 1)
    let size = CGSize(width: 40, height: 40)
    return try #require(
      RasterImage(DisplayList(items), size: size, scale: scale, background: white, method: method))
  }

  private func picture(_ effect: DisplayGroup.Effect, _ items: DisplayItem...) throws -> RasterImage {
    try picture([DisplayItem(id: 1, .group(DisplayGroup(effect, items)))])
  }

  private var square: DisplayItem { fill(CGRect(x: 10, y: 10, width: 20, height: 20), red) }

  @Test func maskShowsContentWhereItIsOpaque() throws {
    let half = fill(CGRect(x: 0, y: 0, width: 40, height: 20), DrawColor(red: 0, green: 1, blue: 0, opacity: 0.5))
    let image = try picture(.mask([half]), square)
    #expect(image.pixel(x: 20, y: 25)?.description == "#FFFFFF")
    let mixed = try #require(image.pixel(x: 20, y: 15))
    #expect(mixed.red == 1 && abs(mixed.green - 0.5) < 0.01 && abs(mixed.blue - 0.5) < 0.01)
  }

  @Test func shadowIsBehindAndBlurred() throws {
    let image = try picture(.shadow(DisplayShadow(black, radius: 2, offset: CGSize(width: 0, height: 4))), square)
    #expect(image.pixel(x: 20, y: 20)?.description == "#FF0000")
    #expect(
      image.pixel(x: 20, y: 9)?.description == "#FFFFFF" || image.pixel(x: 20, y: 9).map { $0.red > 0.95 } == true)
    // Half as dark at the edge of what casts it, and less and less outside.
    let below = try [30, 32, 34, 36, 38].map { try #require(image.pixel(x: 20, y: $0)).red }
    #expect(below == below.sorted())
    #expect(abs(below[2] - 0.58) < 0.1)
    #expect(below[0] < 0.1 && below[4] > 0.95)
  }

  /// How far a blur spreads is its standard deviation: what is half as wide as that is seen by 38 % of its strength.
  @Test(arguments: [1, 1.5, 2, 3, 5, 8]) func blurSpreadsByItsRadius(deviation: CGFloat) throws {
    let line = DisplayItem(id: 1, .fill(DisplayFill(Path(CGRect(x: 49, y: 0, width: 1, height: 99)), .color(black))))
    let clear = DrawColor.clear
    let image = try #require(
      RasterImage(
        DisplayList([DisplayItem(id: 1, .group(DisplayGroup(.blur(radius: deviation, isOpaque: false), [line])))]),
        size: CGSize(width: 99, height: 99), scale: 1, background: clear))
    var (sum, squares): (CGFloat, CGFloat) = (0, 0)
    for x in 0..<99 {
      let weight = CGFloat(try #require(image.pixel(x: x, y: 49)).opacity)
      sum += weight
      squares += weight * CGFloat((x - 49) * (x - 49))
    }
    #expect(abs(sum - 1) < 0.08)
    #expect(abs((squares / sum).squareRoot() - deviation) < 0.12 * deviation + 0.1)
  }

  @Test func innerShadowFallsInside() throws {
    let shadow = DisplayShadow(black, radius: 2, offset: .zero, .inner)
    let image = try picture(.shadow(shadow), square)
    #expect(image.pixel(x: 5, y: 20)?.description == "#FFFFFF")
    let (edge, middle) = (try #require(image.pixel(x: 10, y: 20)), try #require(image.pixel(x: 20, y: 20)))
    #expect(edge.red < 0.75 && middle.red > 0.98)
  }

  @Test(arguments: [
    (BlendMode.multiply, "#800000"), (.screen, "#FF8080"), (.darken, "#800000"), (.lighten, "#FF8080"),
    (.difference, "#7F8080"), (.plusLighter, "#FF8080"), (.plusDarker, "#800000"), (.normal, "#FF0000"),
  ]) func blendingWithGrey(mode: BlendMode, color: String) throws {
    let image = try picture([
      fill(CGRect(x: 0, y: 0, width: 40, height: 40), grey),
      DisplayItem(id: 2, .group(DisplayGroup(.blend(mode), [square]))),
    ])
    let pixel = try #require(image.pixel(x: 20, y: 20))
    let expected = try #require(DrawColor(hex: color))
    #expect(abs(pixel.red - expected.red) < 0.01 && abs(pixel.green - expected.green) < 0.01)
    #expect(image.pixel(x: 2, y: 2)?.description == "#808080")
  }

  @Test func destinationOutLeavesAHoleInItsLayer() throws {
    let hole = DisplayItem(
      id: 3, .group(DisplayGroup(.blend(.destinationOut), [fill(CGRect(x: 15, y: 15, width: 10, height: 10), black)])))
    let image = try picture(.layer(opacity: 1), square, hole)
    #expect(image.pixel(x: 12, y: 12)?.description == "#FF0000")
    #expect(image.pixel(x: 20, y: 20)?.description == "#FFFFFF")
  }

  @Test func colorMatrixMapsColors() throws {
    func color(_ matrix: ColorMatrix) throws -> String? {
      try picture(.colors(matrix), square).pixel(x: 20, y: 20)?.description
    }
    #expect(try color(.inversion) == "#00FFFF")
    #expect(try color(.saturation(0)) == "#363636")
    #expect(try color(.brightness(0.5)) == "#FF8080")
    #expect(try color(.contrast(0)) == "#808080")
    #expect(try color(.multiplication(by: grey)) == "#800000")
    #expect(try color(.luminanceToAlpha) == "#C9C9C9")
    #expect(try color(ColorMatrix()) == "#FF0000")
    #expect(try color(.hueRotation(2 * .pi)) == "#FF0000")
  }

  @Test func projectedContentIsNarrowerInTheDistance() throws {
    var camera = CATransform3DIdentity
    camera.m34 = -1 / 40
    let turn = ProjectionTransform(CATransform3DRotate(camera, .pi / 4, 0, 1, 0)).around(CGPoint(x: 20, y: 20))
    let image = try picture(.projection(turn), square)
    #expect(image.pixel(x: 20, y: 20)?.description == "#FF0000")
    func height(_ x: Int) -> Int {
      (0..<40).filter { y in image.pixel(x: x, y: y).map { $0.green < 0.5 } == true }.count
    }
    // Narrower than it was, and one edge longer than the other.
    #expect(height(10) == 0 && height(29) == 0)
    #expect(height(14) != height(25) && height(20) >= 19 && height(20) <= 21)
    // A turn by half a circle shows it again, mirrored.
    let half = ProjectionTransform(CATransform3DRotate(camera, .pi, 0, 1, 0)).around(CGPoint(x: 20, y: 20))
    let left = fill(CGRect(x: 10, y: 10, width: 5, height: 20), blue)
    let mirrored = try picture(.projection(half), square, left)
    #expect(mirrored.pixel(x: 27, y: 20)?.description == "#0000FF")
    #expect(mirrored.pixel(x: 12, y: 20)?.description == "#FF0000")
  }

  @Test func materialShowsABlurredBackdrop() throws {
    let tone = DrawColor(red: 1, green: 1, blue: 1, opacity: 0.2)
    let area = Path(CGRect(x: 5, y: 5, width: 30, height: 30))
    let image = try picture([
      fill(CGRect(x: 0, y: 0, width: 20, height: 40), black),
      DisplayItem(id: 2, .fill(DisplayFill(area, .material(DrawMaterial(tone: tone, blur: 4))))),
    ])
    let row = try (5..<35).map { try #require(image.pixel(x: $0, y: 20)).red }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 0.005 })
    #expect(row[0] < 0.3 && row[29] > 0.95 && abs(row[15] - 0.6) < 0.12)
    #expect(image.pixel(x: 2, y: 20)?.description == "#000000")
  }

  @Test(
    "At the edge of a window a material hides what is behind it as well as elsewhere",
    arguments: [DrawingMethod.fast, .plain])
  func materialsAtEdges(method: DrawingMethod) throws {
    let tone = DrawColor(red: 1, green: 1, blue: 1, opacity: 0.2)
    let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let stripes = (0..<10).map { fill(CGRect(x: CGFloat($0) * 4, y: 0, width: 2, height: 40), black) }
    let image = try picture(
      stripes + [DisplayItem(id: 2, .fill(DisplayFill(all, .material(DrawMaterial(tone: tone, blur: 6)))))],
      method: method)
    for x in 0..<40 {
      let (edge, middle) = (try #require(image.pixel(x: x, y: 0)), try #require(image.pixel(x: x, y: 20)))
      #expect(abs(edge.red - middle.red) < 0.02)
    }
  }

  // MARK: What random lists have found

  @Test("A blur is stretched as what is blurred is", arguments: [DrawingMethod.fast, .plain])
  func blursAreStretched(method: DrawingMethod) throws {
    let dot = fill(CGRect(x: -1, y: -1, width: 2, height: 2), black)
    let blur = DisplayItem(id: 2, .group(DisplayGroup(.blur(radius: 2, isOpaque: false), [dot])))
    let map = CGAffineTransform(translationX: 20, y: 20).scaledBy(x: 2.5, y: 0.4)
    let image = try picture([DisplayItem(id: 3, .group(DisplayGroup(.transform(map), [blur])))], method: method)
    func isSeen(_ x: Int, _ y: Int) throws -> Bool { try #require(image.pixel(x: x, y: y)).red < 0.99 }
    #expect(try isSeen(27, 20) && isSeen(12, 20))
    #expect(try !isSeen(20, 24) && !isSeen(20, 15))
  }

  @Test("An opaque blur ends where its content does, and is opaque up to there")
  func opaqueBlursHaveSharpEdges() throws {
    let image = try picture(.blur(radius: 4, isOpaque: true), square)
    for place in [10, 15, 29] { #expect(image.pixel(x: place, y: 10)?.description == "#FF0000") }
    for place in [8, 9, 30, 31] { #expect(image.pixel(x: place, y: 20)?.description == "#FFFFFF") }
  }

  @Test("Edges of an area or a clip that aren't smooth leave those of what follows smooth")
  func antialiasingIsRestored() throws {
    let rough = FillStyle(eoFill: false, antialiased: false)
    let path = Path(CGRect(x: 0, y: 0, width: 40, height: 5))
    let style = TextRequest.LetterStyle(font: FontRequest(size: 10))
    // Pango draws the background as a rectangle, whose edges are halfway between pixels.
    let text = DisplayText(
      TextRequest(.plain("      .", style)), in: CGRect(x: 10.5, y: 10.5, width: 30, height: 20),
      [DisplayText.Look(.color(red), background: red)])
    let smooth = try #require(try picture([DisplayItem(id: 2, .text(text))]).pixel(x: 10, y: 15))
    #expect(smooth.green > 0.3 && smooth.green < 0.7)
    for before in [
      DisplayItem.Content.fill(DisplayFill(path, .color(blue), rough)),
      .group(DisplayGroup(.clip(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), rough), [])),
    ] {
      let image = try picture([DisplayItem(id: 1, before), DisplayItem(id: 2, .text(text))])
      #expect(image.pixel(x: 10, y: 15) == smooth)
    }
    let clip = DisplayGroup.Effect.clip(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), rough)
    #expect(try picture(clip, DisplayItem(id: 2, .text(text))).pixel(x: 10, y: 15) == smooth)
  }

  @Test("An inner shadow leaves nothing along the edge of a clip around it")
  func innerShadowsStayInside() throws {
    let small = fill(CGRect(x: 15, y: 15, width: 4, height: 4), red)
    let shadow = DisplayShadow(black, radius: 1, offset: CGSize(width: 2, height: 2), .inner)
    let inside = DisplayItem(id: 2, .group(DisplayGroup(.shadow(shadow), [small])))
    let image = try picture(.clip(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)), FillStyle()), inside)
    for y in 0..<40 {
      for x in 0..<40 where !(14...20).contains(x) || !(14...20).contains(y) {
        #expect(image.pixel(x: x, y: y)?.description == "#FFFFFF", "\(x), \(y)")
      }
    }
  }

  @Test("What is darkened has no edge of its own, and leaves transparent what was")
  func plusDarkerAffectsOnlyItsItems() throws {
    let half = DisplayItem(
      id: 1, .fill(DisplayFill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(grey))))
    let clear = DisplayItem(
      id: 2, .fill(DisplayFill(Path(CGRect(x: 5.5, y: 5.5, width: 29, height: 29)), .color(.clear))))
    for background in [DrawColor.clear, DrawColor(red: 0.2, green: 0.5, blue: 0.8)] {
      func pixels(_ items: [DisplayItem]) throws -> [UInt8] {
        try #require(
          RasterImage(DisplayList(items), size: CGSize(width: 40, height: 40), scale: 1, background: background)
        ).pixels
      }
      let blend = DisplayItem(id: 3, .group(DisplayGroup(.blend(.plusDarker), [clear, half])))
      let seen = try pixels([blend])
      for y in 0..<40 {
        for x in 0..<40 where !(10..<30).contains(x) || !(10..<30).contains(y) {
          #expect(seen[(y * 40 + x) * 4..<(y * 40 + x + 1) * 4] == (try pixels([]))[0..<4])
        }
      }
      // On nothing it is what it is by itself.
      if background == .clear { #expect(seen == (try pixels([half]))) }
    }
  }

  @Test func onlyVisibleContentIsDrawn() throws {
    let statistics = DrawingStatistics()
    let far = (0..<100).map { fill(CGRect(x: 100 * $0, y: 0, width: 10, height: 10), red) }
    _ = RasterImage(
      DisplayList(far), size: CGSize(width: 40, height: 40), scale: 1, background: .clear, statistics: statistics)
    #expect(statistics.items == 1)
  }

  /// Whatever numbers effects have, drawing goes on after them.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e30, -5, 0]) func invalidEffectNumbersAreHandled(
    number: CGFloat
  )
    throws
  {
    let effects: [DisplayGroup.Effect] = [
      .transform(CGAffineTransform(scaleX: number, y: 1)), .blur(radius: number, isOpaque: false),
      .shadow(DisplayShadow(black, radius: number, offset: CGSize(width: number, height: 0))),
      .layer(opacity: number), .projection(ProjectionTransform(CATransform3DMakeScale(number, 1, 1))),
      .clip(Path(CGRect(x: number, y: 0, width: 10, height: 10)), FillStyle()),
    ]
    for effect in effects {
      let image = try picture([
        DisplayItem(id: 1, .group(DisplayGroup(effect, [square]))), fill(CGRect(x: 0, y: 0, width: 4, height: 4), blue),
      ])
      #expect(image.pixel(x: 1, y: 1)?.description == "#0000FF")
    }
  }
}

extension DrawColor {
  fileprivate init?(hex: String) {
    guard let value = UInt32(hex.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> Float { Float((value >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
