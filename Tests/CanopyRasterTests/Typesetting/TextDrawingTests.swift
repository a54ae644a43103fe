import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// The colors of texts, pixel by pixel.
@MainActor @Suite struct TextDrawingTests {
  private static let white = DrawColor(red: 1, green: 1, blue: 1)
  private static let black = DrawColor(red: 0, green: 0, blue: 0)

  private func item(
    _ string: String, _ looks: DisplayText.Look..., size: CGFloat = 20, width: CGFloat = 100
  ) -> DisplayItem {
    let style = TextRequest.LetterStyle(font: FontRequest(size: size))
    let content =
      looks.count == 1
      ? TextRequest.Content.plain(string, style)
      : .pieces(
        zip(string, looks).map { TextRequest.Piece(String($0.0), style) })
    let frame = CGRect(x: 5, y: 5, width: width, height: 4 * size)
    return DisplayItem(id: 1, .text(DisplayText(TextRequest(content), in: frame, looks)))
  }

  private func picture(_ items: DisplayItem..., scale: CGFloat = 1, method: DrawingMethod = .fast) throws -> RasterImage
  {
    try #require(
      RasterImage(
        DisplayList(items), size: CGSize(width: 700, height: 130), scale: scale, background: Self.white, method: method)
    )
  }

  private func colors(_ image: RasterImage) -> [DrawColor] {
    let pixels = image.pixels
    return stride(from: 0, to: pixels.count, by: 4).map { place in
      func part(_ channel: Int) -> Float { Float(pixels[place + channel]) / 255 }
      return DrawColor(red: part(2), green: part(1), blue: part(0))
    }
  }

  /// The number of pixels whose channels differ: those that are not gray.
  private func colored(_ image: RasterImage) -> Int {
    colors(image).count { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) > 0.2 }
  }

  private func darkest(_ image: RasterImage) -> DrawColor {
    colors(image).min { $0.red + $0.green + $0.blue < $1.red + $1.green + $1.blue } ?? Self.white
  }

  @Test(
    "Emoji keep their colors, alone and among letters, narrow and wide, small and large",
    arguments: ["😀", "a 😀", "🇩🇪👩‍👩‍👧‍👦❤️👍🏽", "😀 שלום"], [10, 20, 48] as [CGFloat])
  func emojiKeepTheirColors(string: String, size: CGFloat) throws {
    let look = DisplayText.Look(.color(Self.black))
    for width in [60, 650] as [CGFloat] {
      for scale in [1, 2, 3] as [CGFloat] {
        let item = item(string, look, size: size, width: width)
        let image = try picture(item, scale: scale)
        #expect(colored(image) > Int(size * size * scale * scale / 10))
        #expect(image.pixels == (try picture(item, scale: scale, method: .plain).pixels))
      }
    }
  }

  @Test("Emoji keep their colors under lines, over backgrounds, in gradients and beside other pieces")
  func emojiKeepTheirColors() throws {
    let gray = DrawColor(red: 0.9, green: 0.9, blue: 0.9)
    let stops = [DrawGradient.Stop(Self.black, at: 0), DrawGradient.Stop(gray, at: 1)]
    let gradient = DrawPaint.gradient(DrawGradient(stops, .linear(from: .zero, to: CGPoint(x: 100, y: 0))))
    for look in [
      DisplayText.Look(.color(Self.black), underline: Self.black), .init(.color(Self.black), strikethrough: Self.black),
      .init(.color(Self.black), background: gray), .init(gradient), .init(.color(Self.white)),
    ] {
      #expect(colored(try picture(item("😀", look))) > 100)
      #expect(colored(try picture(item("a😀", DisplayText.Look(.color(Self.black)), look))) > 100)
    }
  }

  /// Cairo takes a layer for empty if the last glyph with colors that is drawn in it is beside it.
  @Test(
    "Emoji in a layer are seen though the last of them is beyond its edge", arguments: [DrawingMethod.fast, .plain])
  func emojiAtAnEdgeAreSeen(method: DrawingMethod) throws {
    let text = item("😀❤️", DisplayText.Look(.color(Self.black)), size: 20)
    func picture(_ item: DisplayItem) throws -> RasterImage {
      let size = CGSize(width: 24, height: 40)
      return try #require(
        RasterImage(DisplayList([item]), size: size, scale: 1, background: Self.white, method: method))
    }
    let layer = DisplayItem(id: 2, .group(DisplayGroup(.layer(opacity: 1), [text])))
    #expect(colored(try picture(layer)) > 100)
    #expect(try picture(layer).pixels == picture(text).pixels)
  }

  @Test("Slanted emoji leave those before them whole, also where nothing was drawn before")
  func overlappingEmojiAreDrawnWhole() throws {
    var font = FontRequest(size: 24)
    font.isItalic = true
    let request = TextRequest(.plain("👩‍👩‍👧‍👦❤️", TextRequest.LetterStyle(font: font)))
    for x in stride(from: 0, to: 2, by: 0.125) as StrideTo<CGFloat> {
      let frame = CGRect(x: x, y: 5, width: 90, height: 30)
      let text = DisplayItem(id: 1, .text(DisplayText(request, in: frame, [DisplayText.Look(.color(Self.black))])))
      let dot = DisplayItem(
        id: 2, .fill(DisplayFill(Path(CGRect(x: 99, y: 49, width: 1, height: 1)), .color(Self.black))))
      func opacities(_ items: DisplayItem...) throws -> [UInt8] {
        let size = CGSize(width: 100, height: 50)
        let image = try #require(RasterImage(DisplayList(items), size: size, scale: 1, background: .clear))
        return stride(from: 3, to: image.pixels.count - 4, by: 4).map { image.pixels[$0] }
      }
      #expect(try opacities(text) == opacities(dot, text))
    }
  }

  @Test("Emoji are as opaque as their text, and as no other piece of it")
  func emojiHaveTheOpacityOfTheirText() throws {
    let opaque = try picture(item("😀", DisplayText.Look(.color(Self.black)), size: 40))
    let half = Self.black.multiplyingOpacity(by: 0.5)
    let stops = [DrawGradient.Stop(half, at: 0), DrawGradient.Stop(half, at: 1)]
    let gradient = DrawPaint.gradient(DrawGradient(stops, .linear(from: .zero, to: CGPoint(x: 100, y: 0))))
    for paint in [DrawPaint.color(half), gradient] {
      let image = try picture(item("😀", DisplayText.Look(paint), size: 40))
      for (seen, full) in zip(colors(image), colors(opaque)) {
        #expect(abs(seen.red - (full.red + 1) / 2) < 0.01 && abs(seen.blue - (full.blue + 1) / 2) < 0.01)
      }
    }
    #expect(try picture(item("😀", DisplayText.Look(.color(.clear)))).pixels == picture().pixels)
    let second = try picture(item("a😀", DisplayText.Look(.color(Self.black)), DisplayText.Look(.color(.clear))))
    #expect(colored(second) == 0 && darkest(second).red < 0.5)
  }

  /// The channels of colors, from 0 to 255.
  private func isClose(_ color: DrawColor, _ other: (Int, Int, Int)) -> Bool {
    let bytes = color.bytes
    return abs(Int(bytes.x) - other.0) <= 1 && abs(Int(bytes.y) - other.1) <= 1 && abs(Int(bytes.z) - other.2) <= 1
  }

  @Test("The opacity of a text counts once, whatever was drawn before", arguments: [40, 650] as [CGFloat])
  func opacityAppliesOnce(width: CGFloat) throws {
    let secondary = DrawColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.6)
    let half = Self.black.multiplyingOpacity(by: 0.5)
    let orders: [[(DrawColor, (Int, Int, Int))]] = [
      [
        (secondary, (0x8A, 0x8A, 0x8E)), (half, (127, 127, 127)), (Self.black, (0, 0, 0)),
        (secondary, (0x8A, 0x8A, 0x8E)),
      ],
      [(half, (127, 127, 127)), (secondary, (0x8A, 0x8A, 0x8E))], [(Self.black, (0, 0, 0)), (half, (127, 127, 127))],
    ]
    for (index, order) in orders.enumerated() {
      for (color, expected) in order {
        // A text for each order, so that each begins with nothing kept of it.
        let text = item("H" + String(repeating: "I", count: index), .init(.color(color)), size: 40, width: width)
        for method in [DrawingMethod.fast, .plain] {
          let darkest = darkest(try picture(text, method: method))
          #expect(isClose(darkest, expected), "\(darkest) in \(order), \(method)")
        }
      }
    }
  }
}
