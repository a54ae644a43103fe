import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// The distances between letters: those that a text asks for, and those that come with the size of a font.
@MainActor @Suite(.serialized) struct LetterSpacingTests {
  private func measure(
    _ string: String, tracking: CGFloat = 0, kerning: CGFloat = 0, size: CGFloat = 17, width: CGFloat = .infinity,
    _ paragraph: ParagraphStyle = ParagraphStyle(), weight: Int = 400
  ) -> TextMeasure {
    let font = FontRequest(size: size, weight: weight)
    let style = TextRequest.LetterStyle(font: font, tracking: tracking, kerning: kerning)
    return PangoTextEngine.shared.measure(
      TextRequest(.plain(string, style), paragraph), width: width, height: .infinity)
  }

  private nonisolated static let texts = [
    "kern", "A longer text with kerning", "日本語の文章", "Mixed עברית text", "السلام عليكم",
  ]

  /// A box of just the size that was measured holds the text.
  @Test(arguments: texts, [-2, -0.5, 0.3, 4, 8] as [CGFloat]) func textFitsItsNaturalSize(
    text: String, spacing: CGFloat
  ) {
    for isKerning in [true, false] {
      let (tracking, kerning) = isKerning ? (0, spacing) : (spacing, 0)
      let natural = measure(text, tracking: tracking, kerning: kerning)
      #expect(natural.lines == 1 && !natural.isTruncated)
      let fitted = measure(
        text, tracking: tracking, kerning: kerning, width: natural.size.width, ParagraphStyle(mostLines: 1))
      #expect(!fitted.isTruncated && fitted.size == natural.size, "\(text), \(spacing)")
      let style = TextRequest.LetterStyle(font: FontRequest(size: 17), tracking: tracking, kerning: kerning)
      let drawn = DisplayText(
        TextRequest(.plain(text, style)), in: CGRect(origin: .zero, size: natural.size), [])
      #expect(PangoTextEngine.shared.layout(drawn, [])?.isTruncated == false)
      #expect(PangoTextEngine.shared.layout(drawn, [])?.rows.count == 1)
    }
  }

  /// The distances of the pieces of a text differ.
  @Test func piecesFitTheirNaturalSize() throws {
    func style(_ size: CGFloat, tracking: CGFloat = 0, kerning: CGFloat = 0) -> TextRequest.LetterStyle {
      TextRequest.LetterStyle(font: FontRequest(size: size), tracking: tracking, kerning: kerning)
    }
    let texts: [[TextRequest.Piece]] = [
      [.init("a", style(17, kerning: 8)), .init("b", style(17))],
      [.init("Big", style(34)), .init(" small", style(12)), .init(" body", style(17))],
      [.init("one two ", style(17, tracking: 5)), .init("three", style(17, kerning: -2))],
      [.init("three ", style(17, kerning: -2)), .init("漢字 four", style(17, tracking: 5))],
    ]
    for pieces in texts {
      let request = TextRequest(.pieces(pieces))
      let natural = PangoTextEngine.shared.measure(request, width: .infinity, height: .infinity)
      let drawn = DisplayText(request, in: CGRect(origin: .zero, size: natural.size), [])
      let box = try #require(PangoTextEngine.shared.layout(drawn, []))
      #expect(!box.isTruncated && box.rows.count == 1, "\(pieces.map(\.string))")
      #expect(PangoTextEngine.shared.measure(request, width: natural.size.width, height: .infinity) == natural)
    }
  }

  @Test func kerningCountsAtTheEndOfALineButTrackingDoesNot() {
    let plain = measure("kern").size.width
    #expect(abs(measure("kern", kerning: 4).size.width - plain - 16) < 0.1)
    #expect(abs(measure("kern", kerning: -2).size.width - plain + 8) < 0.1)
    #expect(abs(measure("kern", tracking: 4).size.width - plain - 12) < 0.1)
  }

  /// The widths of labels in storyboards that Xcode has laid out, at two or three pixels to a point.
  @Test(
    arguments: [
      ("Label", 17, 400, 41.33), ("Label", 15, 400, 37.5), ("Button title", 17, 400, 84), ("Title", 17, 400, 33.5),
      ("This is the subtitle text.", 17, 400, 176.5), ("Sort Oldest to Newest", 17, 400, 169), ("Detail", 17, 400, 44),
      ("Subtitle", 12, 400, 44), ("This is the title text.", 22, 400, 183),
    ] as [(String, CGFloat, Int, CGFloat)])
  func widthsAreThoseOfSanFrancisco(text: String, size: CGFloat, weight: Int, width: CGFloat) {
    let found = measure(text, size: size, weight: weight).size.width
    #expect(abs(found - width) < 0.025 * width, "\(found) for \(width)")
  }

  @Test func trackingIsInterpolatedBetweenSizesAndWeights() {
    for (size, thousandths) in [(0, 37.5), (6, 37.5), (12, -3.5), (12.5, -6.5), (17, -29.5)] as [(CGFloat, CGFloat)] {
      #expect(abs(TrackingTable.text.tracking(forSize: size, weight: 400) * 1_000 - thousandths) < 1e-6, "at \(size)")
    }
    for (weight, thousandths) in [(100, -9.5), (500, -1.5), (550, -0.75), (700, 6.5), (1_000, 18.5)] as [(Int, CGFloat)]
    {
      #expect(
        abs(TrackingTable.text.tracking(forSize: 13, weight: weight) * 1_000 - thousandths) < 1e-6, "at \(weight)")
    }
    #expect(abs(TrackingTable.display.tracking(forSize: 200, weight: 400)) < 1e-6)
  }

  /// Letters that are joined stay joined.
  @Test func onlyTheSystemFontIsTrackedBySize() {
    for text in ["السلام", "日本語", "👩‍👩‍👧‍👦🎉", "1️⃣"] {
      let (small, large) = (measure(text, size: 17).size.width, measure(text, size: 34).size.width)
      #expect(abs(large - 2 * small) < 0.01 * large, "\(text)")
    }
    #expect(measure("Letters", size: 34).size.width < 1.98 * measure("Letters", size: 17).size.width)
    #expect(
      "a日b👩‍👩‍👧‍👦 1️⃣2"._segments.map(\.kind)
        == [.alphabetic, .other, .alphabetic, .other, .alphabetic, .other, .alphabetic])
    #expect(""._segments.map(\.bytes) == [0..<0])
  }

  /// Letters of contextual alternates would be other letters.
  @Test(arguments: ["1920x1080", "a -> b <- c => d", "10:30 (A) A-B @A", "x2"]) func contextualAlternatesAreOff(
    text: String
  ) {
    let apart = text.map { measure(String($0)).size.width }.reduce(0, +)
    // Pairs of letters are closer together or further apart, by less than another glyph would be.
    #expect(abs(measure(text).size.width - apart) < 2.5, "\(text)")
    let glyphs = glyphs(of: text)
    #expect(glyphs == text.flatMap { self.glyphs(of: String($0)) }, "\(text)")
  }

  @Test func joiningScriptsStayJoined() {
    #expect(glyphs(of: "سلام") != "سلام".flatMap { glyphs(of: String($0)) })
  }

  private func glyphs(of text: String) -> [UInt32] {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 17))
    let request = TextRequest(.plain(text, style))
    let drawn = DisplayText(request, in: CGRect(x: 0, y: 0, width: 1_000, height: 30), [])
    var glyphs: [UInt32] = []
    PangoTextEngine.shared.layout(drawn, [])?.forEachRun { glyphs += $0.glyphs }
    return glyphs
  }
}
