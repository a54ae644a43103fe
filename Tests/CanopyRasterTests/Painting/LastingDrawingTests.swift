import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Whatever numbers items have, everything behind them in the list is drawn: Cairo itself would draw nothing more after an error.
@MainActor @Suite struct LastingDrawingTests {
  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -7, 1e-300, 1e-9, 1e10, 1e30, -1e30, 1e300,
  ]

  private let red = DrawColor(red: 1, green: 0, blue: 0)
  private let blue = DrawColor(red: 0, green: 0, blue: 1)

  private func fill(_ path: Path, _ paint: DrawPaint, stroke: StrokeStyle? = nil) -> DisplayItem {
    DisplayItem(id: 1, .fill(DisplayFill(path, paint, stroke: stroke)))
  }

  /// Draws items, and checks that a rectangle behind them in the list is seen.
  private func expectLasting(_ items: [DisplayItem], _ comment: String, location: SourceLocation = #_sourceLocation)
    throws
  {
    let last = fill(Path(CGRect(x: 30, y: 30, width: 10, height: 10)), .color(blue))
    let group = DisplayItem(id: 2, .group(DisplayGroup(.layer(opacity: 1), items)))
    for list in [items + [last], [group, last]] {
      for method in [DrawingMethod.fast, .plain] {
        let image = RasterImage(
          DisplayList(list), size: CGSize(width: 40, height: 40), scale: 1,
          background: DrawColor(red: 1, green: 1, blue: 1), method: method)
        let pixel = try #require(image).pixel(x: 35, y: 35)
        #expect(pixel?.description == "#0000FF", "\(comment)", sourceLocation: location)
      }
    }
  }

  /// The rectangles that have a number as one of their lengths or coordinates.
  private func rectangles(_ number: CGFloat) -> [CGRect] {
    [
      CGRect(x: number, y: 0, width: 9, height: 9), CGRect(x: 0, y: number, width: 9, height: 9),
      CGRect(x: 0, y: 0, width: number, height: 9), CGRect(x: 0, y: 0, width: 9, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
  }

  private var picture: DrawImage {
    DrawImage(
      .pixels([UInt8](repeating: 255, count: 64), width: 4, height: 4), size: CGSize(width: 4, height: 4),
      isVector: false)
  }

  @Test(arguments: numbers) func picturesAnywhereHideNothing(number: CGFloat) throws {
    for rect in rectangles(number) {
      var image = DisplayImage(picture, naturalSize: CGSize(width: 4, height: 4), in: rect)
      try expectLasting([DisplayItem(id: 1, .image(image))], "picture in \(rect)")
      image.slices = DisplayImage.Slices(top: 1, left: 1, bottom: 1, right: 1)
      image.template = .color(red)
      try expectLasting([DisplayItem(id: 1, .image(image))], "template in \(rect)")
      image.slices = DisplayImage.Slices(isTiled: true)
      image.opacity = 0.5
      try expectLasting([DisplayItem(id: 1, .image(image))], "tiles in \(rect)")
    }
  }

  @Test(arguments: numbers) func picturesOfAnySizeHideNothing(number: CGFloat) throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    for size in [CGSize(width: number, height: 4), CGSize(width: number, height: number)] {
      try expectLasting([DisplayItem(id: 1, .image(DisplayImage(picture, naturalSize: size, in: frame)))], "\(size)")
    }
    var image = DisplayImage(picture, naturalSize: CGSize(width: 4, height: 4), in: frame)
    image.slices = DisplayImage.Slices(top: number, left: number, bottom: 1, right: number)
    try expectLasting([DisplayItem(id: 1, .image(image))], "borders of \(number)")
  }

  @Test(arguments: numbers) func textsAnywhereHideNothing(number: CGFloat) throws {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 12))
    let request = TextRequest(.plain("a text of some words", style))
    let look = DisplayText.Look(.color(red), underline: red, strikethrough: red, background: red)
    for rect in rectangles(number) {
      for looks in [[look], [DisplayText.Look(.color(red))]] {
        try expectLasting([DisplayItem(id: 1, .text(DisplayText(request, in: rect, looks)))], "text in \(rect)")
      }
    }
  }

  @Test(arguments: numbers) func lettersOfAnySizeHideNothing(number: CGFloat) throws {
    let frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    var fonts = [
      FontRequest(size: number), FontRequest(size: 12, lineHeight: number), FontRequest(size: 12, leading: number),
    ]
    fonts.append(FontRequest(family: .named("serif"), size: number))
    for font in fonts {
      let request = TextRequest(.plain("a b", TextRequest.LetterStyle(font: font)))
      let text = DisplayText(request, in: frame, [DisplayText.Look(.color(red))])
      try expectLasting([DisplayItem(id: 1, .text(text))], "\(font)")
    }
  }

  @Test(arguments: numbers) func linesOfAnyStyleHideNothing(number: CGFloat) throws {
    let path = Path { $0.addLines([CGPoint.zero, CGPoint(x: 20, y: 5), CGPoint(x: 5, y: 20)]) }
    let styles = [
      StrokeStyle(lineWidth: number), StrokeStyle(lineWidth: 2, miterLimit: number),
      StrokeStyle(lineWidth: 2, dash: [number]), StrokeStyle(lineWidth: 2, dash: [2, number]),
      StrokeStyle(lineWidth: 2, dash: [2], dashPhase: number),
    ]
    // A line of any width may cover the rectangle, but not if it is drawn before it.
    for style in styles { try expectLasting([fill(path, .color(red), stroke: style)], "\(style)") }
  }

  @Test(arguments: numbers) func paintsWithAnyNumbersHideNothing(number: CGFloat) throws {
    let stops = [DrawGradient.Stop(red, at: 0), DrawGradient.Stop(blue, at: number)]
    let point = CGPoint(x: number, y: 3)
    let geometries: [DrawGradient.Geometry] = [
      .linear(from: .zero, to: point), .radial(center: point, from: 0, to: 9, height: 1),
      .radial(center: .zero, from: number, to: 9, height: 1), .radial(center: .zero, from: 0, to: 9, height: number),
      .angular(center: point, from: 0, to: 3), .angular(center: .zero, from: Double(number), to: 3),
    ]
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    for geometry in geometries {
      for spread in [DrawGradient.Spread.pad, .repeat, .mirror] {
        try expectLasting(
          [fill(square, .gradient(DrawGradient(stops, geometry, spread: spread)))], "\(geometry) \(spread)")
      }
    }
    let mesh = DrawMesh(
      columns: 2, points: [point, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 9, y: 9)],
      colors: [red, blue, red, blue], background: red)
    try expectLasting([fill(square, .mesh(mesh))], "mesh at \(point)")
    try expectLasting([fill(square, .material(DrawMaterial(tone: red, blur: number)))], "material of \(number)")
  }

  @Test(arguments: numbers) func tilesOfAnySizeHideNothing(number: CGFloat) throws {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    for rect in rectangles(number) {
      let tiles = [
        DrawTile(picture, source: rect, in: CGRect(x: 0, y: 0, width: 4, height: 4)),
        DrawTile(picture, source: CGRect(x: 0, y: 0, width: 1, height: 1), in: rect),
      ]
      for tile in tiles { try expectLasting([fill(square, .tile(tile))], "tile \(rect)") }
    }
  }

  @Test(arguments: numbers) func transformsWithAnyNumbersHideNothing(number: CGFloat) throws {
    let square = fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), .color(red))
    let image = DisplayItem(
      id: 1, .image(DisplayImage(picture, naturalSize: picture.size, in: CGRect(x: 0, y: 0, width: 9, height: 9))))
    let maps = [
      CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(translationX: number, y: 0), CGAffineTransform(a: 1, b: 1, c: number, d: number, tx: 0, ty: 0),
      CGAffineTransform(scaleX: number, y: number),
    ]
    for map in maps {
      for item in [square, image] {
        try expectLasting([DisplayItem(id: 3, .group(DisplayGroup(.transform(map), [item])))], "\(map)")
      }
    }
  }

  @Test func colorsBeyondTheRangeOfPixelsAreClamped() throws {
    let wide = DrawColor(red: 2, green: -1, blue: 0.5)
    let square = fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(wide))
    let filtered = DisplayItem(
      id: 2, .group(DisplayGroup(.threshold(min: 0.5, max: 1, DrawColor(red: -3, green: 9, blue: 0)), [square])))
    let circle = fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), .color(wide))
    for (item, expected) in [(square, "#FF0080"), (filtered, "#00FF00"), (circle, "#FF0080")] {
      let image = try #require(
        RasterImage(DisplayList([item]), size: CGSize(width: 40, height: 40), scale: 1, background: red))
      #expect(image.pixel(x: 20, y: 20)?.description == expected)
    }
  }
}
