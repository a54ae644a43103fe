import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

@MainActor @Suite(.serialized) struct PangoTextEngineTests {
  private func measure(
    _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity, size: CGFloat = 17,
    lineHeight: CGFloat? = 22, _ paragraph: ParagraphStyle = ParagraphStyle(), weight: Int = 400
  ) -> TextMeasure {
    let style = TextRequest.LetterStyle(font: FontRequest(size: size, lineHeight: lineHeight, weight: weight))
    return PangoTextEngine.shared.measure(TextRequest(.plain(string, style), paragraph), width: width, height: height)
  }

  @Test func textSizeIsThatOfItsLettersAndLines() {
    let one = measure("Hello")
    #expect(one.lines == 1)
    #expect(abs(one.size.height - 22) < 0.1)
    #expect(one.size.width > 35 && one.size.width < 50)
    #expect(measure("Hello Hello").size.width > 2 * one.size.width)
    #expect(one.firstBaseline > 11 && one.firstBaseline < 20)
    #expect(one.firstBaseline == one.lastBaseline)
    #expect(measure("Hello", weight: 700).size.width > one.size.width)
    #expect(measure("Hello", size: 34, lineHeight: 41).size.width > 1.85 * one.size.width)
  }

  @Test func linesBreakAtTheWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    let broken = measure(text, width: 120)
    #expect(broken.lines >= 3)
    #expect(abs(broken.size.height - CGFloat(broken.lines) * 22) < 0.5)
    #expect(broken.size.width <= 120)
    #expect(!broken.isTruncated)
    #expect(abs(broken.lastBaseline - broken.firstBaseline - CGFloat(broken.lines - 1) * 22) < 0.5)
    #expect(measure("a\nb\nc").lines == 3)
  }

  @Test(
    arguments: 1...5,
    [
      "The quick brown fox jumps over the lazy dog and runs", "السلام عليكم ورحمة الله وبركاته يا أصدقائي الأعزاء",
      "日本語の文章はどこでも改行できます。とても長い文章です。", "👩‍👩‍👧‍👦🎉🇫🇷👍🏽😀👩‍👩‍👧‍👦🎉🇫🇷👍🏽😀👩‍👩‍👧‍👦🎉",
    ])
  func thereAreNeverMoreLinesThanAllowedAndNoneIsTooWide(limit: Int, text: String) {
    for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
      for width in stride(from: CGFloat(20), to: 300, by: 23) {
        let paragraph = ParagraphStyle(mostLines: limit, truncation: truncation)
        let found = measure(text, width: width, paragraph)
        #expect(found.lines <= limit)
        #expect(found.size.width <= width)
        // The sign for what is left out may come from another font than the letters beside it.
        #expect(found.size.height <= CGFloat(limit) * 22 + 5, "\(text) in \(width)")
        let all = measure(text, width: width)
        #expect(found.isTruncated == (all.lines > limit))
      }
    }
  }

  @Test func heightLimitsLines() {
    let text = "The quick brown fox jumps over the lazy dog"
    let found = measure(text, width: 100, height: 50)
    #expect(found.lines == 2)
    #expect(found.isTruncated)
    let paragraphs = measure("one\ntwo\nthree", width: 100, height: 50)
    #expect(paragraphs.lines == 2)
    #expect(paragraphs.isTruncated)
    #expect(!measure("one\ntwo\n", width: 100, height: 50).isTruncated)
    #expect(measure(text, width: 100, ParagraphStyle(mostLines: 2)).lines == 2)
    // There is always a line.
    #expect(measure(text, width: 100, height: 0).lines == 1)
    #expect(measure(text, width: 0).size.width == 0)
  }

  @Test func linesCanBeReservedAndSpaced() {
    #expect(abs(measure("a", ParagraphStyle(fewestLines: 3)).size.height - 66) < 0.5)
    #expect(abs(measure("a\nb", ParagraphStyle(lineSpacing: 5)).size.height - 49) < 0.5)
  }

  @Test func textScalesDownToFit() {
    let text = "A title that does not fit"
    let whole = measure(text)
    let smaller = measure(text, width: whole.size.width * 0.7, ParagraphStyle(mostLines: 1, smallestScale: 0.5))
    #expect(!smaller.isTruncated)
    let tooSmall = measure(text, width: whole.size.width * 0.3, ParagraphStyle(mostLines: 1, smallestScale: 0.5))
    #expect(tooSmall.isTruncated)
  }

  @Test func hugeWordsAreLaidOutInReasonableTime() {
    let word = String(repeating: "a", count: 100_000)
    let start = ContinuousClock.now
    #expect(measure(word, width: 300, ParagraphStyle(mostLines: 2)).lines == 2)
    #expect(measure(word, width: 300).lines > 2_000)
    // It was two minutes when each line was broken from all that was left.
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(measure("").lines == 1)
  }

  @Test func tighteningMovesLettersCloser() {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 20))
    func measure(_ allowsTightening: Bool, _ width: CGFloat) -> TextMeasure {
      let paragraph = ParagraphStyle(mostLines: 1, allowsTightening: allowsTightening)
      return PangoTextEngine.shared.measure(
        TextRequest(.plain("Hamburgefonstiv", style), paragraph), width: width, height: .infinity)
    }
    let natural = measure(false, .infinity).size.width
    #expect(measure(false, natural - 3).isTruncated)
    let tight = measure(true, natural - 3)
    #expect(!tight.isTruncated && tight.size.width <= natural - 3)
    // There are limits to it.
    #expect(measure(true, natural / 2).isTruncated)
  }

  /// Pango would make the sign as wide as there is room.
  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail]) func ellipsisLeavesNoGap(
    truncation: ParagraphStyle.Truncation
  ) throws {
    let black = DrawColor(red: 0, green: 0, blue: 0)
    let style = TextRequest.LetterStyle(font: FontRequest(size: 17, lineHeight: 22))
    let paragraph = ParagraphStyle(mostLines: 1, truncation: truncation)
    let request = TextRequest(.plain("Incomprehensibilities,unintelligibly", style), paragraph)
    for width in stride(from: 60 as CGFloat, through: 260, by: 7) {
      let text = DisplayText(
        request, in: CGRect(x: 0, y: 0, width: width, height: 22), [DisplayText.Look(.color(black))])
      let image = try #require(
        RasterImage(
          DisplayList([DisplayItem(id: 1, .text(text))]), size: CGSize(width: width, height: 22), scale: 1,
          background: .clear))
      let inked = (0..<image.width).filter { x in
        (0..<22).contains { (image.pixel(x: x, y: $0)?.opacity ?? 0) > 0.1 }
      }
      let gap = zip(inked, inked.dropFirst()).map { $1 - $0 - 1 }.max() ?? 0
      #expect(gap <= 4, "at a width of \(width)")
    }
  }

  /// Lines of different heights are counted one by one.
  @Test func linesOfDifferentHeightsAreLimited() {
    let small = TextRequest.LetterStyle(font: FontRequest(size: 10))
    let large = TextRequest.LetterStyle(font: FontRequest(size: 40))
    let pieces = [
      TextRequest.Piece("Large\n", large), TextRequest.Piece("small\nand small again\n", small),
      TextRequest.Piece("Large", large),
    ]
    func measure(_ lines: Int?, _ height: CGFloat = .infinity) -> TextMeasure {
      PangoTextEngine.shared.measure(
        TextRequest(.pieces(pieces), ParagraphStyle(mostLines: lines)), width: 300, height: height)
    }
    let all = measure(nil)
    #expect(!all.isTruncated)
    for lines in 1...all.lines {
      let some = measure(lines)
      #expect(some.lines == lines && some.isTruncated == (lines < all.lines), "\(lines) lines")
      // As much room as that many lines take is room for as many.
      #expect(measure(nil, some.size.height + 0.5).lines == lines)
    }
    #expect(measure(nil, 1).lines == 1)
  }
}
