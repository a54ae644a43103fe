import CanopyDrawing
import CanopyRaster
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Images among letters: they take room in a line as letters do, and look as they do elsewhere.
@MainActor @Suite struct PicturesInTextTests {
  /// Blue, of a size in points.
  private func picture(_ width: Int, _ height: Int) -> Image {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    let image = CGImage(
      DrawImage(
        .pixels(pixels, width: width, height: height), size: CGSize(width: width, height: height), isVector: false))
    return Image(image, scale: 1, label: Text(verbatim: "white"))
  }

  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  private func size(@ViewBuilder _ content: () -> some View) throws -> CGSize {
    try layOut { VStack { content().accessibilityIdentifier("it") } }.find(id: "it").frame.size
  }

  // With fixed letters: half as wide as the font of 16 is large, on lines of 20 with 16 above the letters.

  private func fixed(_ text: Text, width: CGFloat = 200) -> [String] {
    lines { text.font(.system(size: 16)).frame(width: width, alignment: .leading) }
  }

  // MARK: Room

  @Test func inlineImageAddsItsWidthToTheText() throws {
    let plain = try size { Text("ab").font(.system(size: 16)) }
    let more = try size { Text("a\(picture(30, 10))b").font(.system(size: 16)) }
    #expect(more.width == plain.width + 30)
    #expect(more.height == plain.height)
  }

  @Test func tallInlineImageIncreasesLineHeight() throws {
    let more = try size { Text("a\(picture(30, 50))b").font(.system(size: 16)) }
    #expect(more.height >= 50)
  }

  @Test func inlineSymbolKeepsLineHeight() throws {
    let plain = try size { Text("ab").font(.system(size: 16)) }
    for name in ["star", "star.circle.fill", "7.circle", "bell.slash"] {
      let more = try size { Text("a\(Image(systemName: name))b").font(.system(size: 16)) }
      #expect(more.height == plain.height, "\(name)")
      #expect(more.width > plain.width + 8, "\(name)")
    }
  }

  @Test func linesBreakBetweenInlineImages() throws {
    let text = Text("\(picture(60, 10))\(picture(60, 10))\(picture(60, 10))")
    #expect(try size { text.frame(width: 130) }.width == 130)
    let drawn = fixed(text, width: 130).filter { $0.hasPrefix("image") }
    #expect(drawn.count == 3)
    let places = drawn.compactMap { $0.components(separatedBy: " in ").last }
    #expect(places.map { $0.components(separatedBy: ",")[0] } == ["35", "95", "35"])
  }

  // MARK: Looks

  @Test func inlineImageStandsOnTheBaseline() {
    let drawn = fixed(Text("ab\(picture(30, 10))c"))
    #expect(drawn.count == 2)
    #expect(drawn[0].hasPrefix("text") && drawn[0].contains("ab\u{FFFC}c"))
    #expect(drawn[1] == "image 30×10 in 16,46 30×10")
  }

  @Test func inlineSymbolHasTheSizeOfItsFont() {
    func size(_ text: Text) -> String { fixed(text)[1].components(separatedBy: " in ").last ?? "" }
    let star = Image(systemName: "star.fill")
    #expect(size(Text("\(star)")) == size(Text("\(star)").font(.system(size: 16))))
    #expect(size(Text("\(star)")) != size(Text("\(star)").font(.system(size: 32))))
    #expect(size(Text("a") + Text(star)) != size(Text("a") + Text(star).font(.system(size: 32))))
  }

  @Test func inlineSymbolsHaveTheColorOfTheirRun() {
    let star = Image(systemName: "star.fill")
    let drawn = fixed(Text("a") + Text(star).foregroundStyle(.red) + Text(star))
    #expect(drawn[1].hasPrefix("fill #FF383C") && drawn[2].hasPrefix("fill #000000"))
    #expect(lines { Text(star).foregroundStyle(.blue) }[1].hasPrefix("fill #0088FF"))
    #expect(lines { Text(star.renderingMode(.template)).foregroundStyle(.blue) }[1].hasPrefix("fill #0088FF"))
  }

  @Test func inlineSymbolsSupportVariantsAndRenderingModes() {
    let composed = lines { Text("\(Image(systemName: "7.circle"))") }
    #expect(composed.count == 2 && composed[1].hasPrefix("fill"))
    #expect(composed[1] != lines { Text("\(Image(systemName: "42.circle"))") }[1])
    let palette = lines {
      Text("\(Image(systemName: "star.circle.fill").symbolRenderingMode(.palette))").foregroundStyle(.red, .blue)
    }
    #expect(palette.contains { $0.hasPrefix("fill #0088FF") })
    let variant = lines { Text("\(Image(systemName: "star"))").symbolVariant(.circle) }
    #expect(variant != lines { Text("\(Image(systemName: "star"))") })
  }

  @Test func truncatedInlineImageIsNotDrawn() {
    let text = Text("a\(picture(30, 10)) \(Text("long words that go on ")) \(Image(systemName: "star"))").lineLimit(1)
    let drawn = lines { text.frame(width: 80) }
    #expect(drawn.count == 2)
    #expect(drawn[1].hasPrefix("image"))
  }

  @Test func inlineImagesAreDrawnInRightToLeftText() {
    let text = Text("א\(picture(30, 10))ב")
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) { text.environment(\.layoutDirection, .rightToLeft) }
    let words = screen.displayList().components(separatedBy: "\n")
    #expect(words.count == 2 && words[1].hasPrefix("image 30×10 in "))
  }

  @Test func shadowAppliesToTextAndInlineImage() {
    let drawn = lines { Text("a\(picture(30, 10))").shadow(radius: 2) }
    #expect(drawn.filter { $0.hasPrefix("shadow") }.count == 2)
  }

  @Test func canvasDrawsInlineImages() {
    let drawn = lines {
      Canvas { context, size in
        context.draw(Text("a\(picture(30, 10))"), at: CGPoint(x: 50, y: 50))
        var symbol = context.resolve(Text("\(Image(systemName: "star.fill"))"))
        symbol.shading = .color(.red)
        context.draw(symbol, at: .zero)
      }
    }
    #expect(drawn.contains { $0.contains("image 30×10") })
    #expect(drawn.contains { $0.contains("fill #FF383C") && !$0.contains("\u{FFFC}") })
  }

  // MARK: With real letters

  /// Wherever the engine says that pictures are, they are inside of the text, in order, and do not overlap.
  @Test(arguments: [DisplayText.Alignment.left, .center, .right]) func inlineImagesDoNotOverlap(
    alignment: DisplayText.Alignment
  ) throws {
    let engine = PangoTextEngine.shared
    let letters = TextRequest.LetterStyle(font: FontRequest(size: 13))
    let picture = TextRequest.Picture(size: CGSize(width: 22, height: 18), baseline: 14, isLetter: false)
    let pieces = ["Some words ", "and more of them ", "", "\n", "end"].flatMap {
      [TextRequest.Piece($0, letters), TextRequest.Piece(picture, letters)]
    }
    for width in stride(from: 40 as CGFloat, through: 400, by: 20) {
      let request = TextRequest(.pieces(pieces))
      let measure = engine.measure(request, width: width, height: .infinity)
      let frame = CGRect(origin: CGPoint(x: 7, y: 9), size: measure.size)
      let text = DisplayText(request, in: frame, pieces.map { _ in DisplayText.Look(.color(.clear)) }, alignment)
      let places = engine.placesOfPictures(in: text).compactMap { $0 }
      #expect(places.count == 5)
      for place in places { #expect(Extent(frame).grown(by: 0.1).contains(Extent(place)), "\(place) in \(frame)") }
      for (first, second) in zip(places, places.dropFirst()) {
        #expect(second.minX >= first.maxX - 0.1 || second.minY >= first.maxY - 0.1)
      }
      let short = TextRequest(.pieces(pieces), ParagraphStyle(mostLines: 1))
      let line = engine.measure(short, width: width, height: .infinity)
      let cut = DisplayText(short, in: CGRect(origin: .zero, size: line.size), text.looks, alignment)
      #expect(engine.placesOfPictures(in: cut).count == 5)
      #expect(engine.placesOfPictures(in: cut).compactMap { $0 }.count < 5)
    }
  }

  @Test func inlineImageIsVisible() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 40)) {
      Text("\(picture(30, 20))").frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 50, y: 20).description == "#FFFFFF")
    #expect(image.pixel(x: 30, y: 20).description == "#000000")
  }

  // MARK: Misuse

  @Test func missingInlineImageIsReportedOnceAndOutlined() {
    struct Wrong: View {
      var body: some View { Text("a \(Image("nowhere")) \(Image(systemName: "hart.fil"))") }
    }
    let screen = layOut { Wrong() }
    #expect(screen.issues.map(\.kind) == [.drawing, .drawing])
    #expect(screen.issues.allSatisfy { $0.message.contains("in the body of Wrong") })
    #expect(screen.displayList().components(separatedBy: "stroke 1").count == 3)
  }
}
