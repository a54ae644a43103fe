import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// Where the sign for what is left out stands, in scripts of all kinds.
@MainActor @Suite(.serialized) struct TruncationTests {
  private nonisolated static let texts = [
    "The quick brown fox jumps over the lazy dog and runs", "السلام عليكم ورحمة الله وبركاته يا أصدقائي الأعزاء",
    "日本語の文章はどこでも改行できます。とても長い文章です。", "👩‍👩‍👧‍👦🎉🇫🇷👍🏽😀👩‍👩‍👧‍👦🎉🇫🇷👍🏽😀👩‍👩‍👧‍👦🎉",
    "Mixed עברית und 漢字, with 12 numbers and العربية",
  ]

  private func check(_ text: String, _ limit: Int, _ truncation: ParagraphStyle.Truncation, _ width: CGFloat) throws {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 17))
    let request = TextRequest(.plain(text, style), ParagraphStyle(mostLines: limit, truncation: truncation))
    let measure = PangoTextEngine.shared.measure(request, width: width, height: .infinity)
    let drawn = DisplayText(request, in: CGRect(origin: .zero, size: measure.size), [])
    let box = try #require(PangoTextEngine.shared.layout(drawn, []))
    let place: Comment = "“\(text)”, \(limit) lines, \(truncation) in \(width)"
    #expect(box.unknownLetters == 0, place)
    var runs: [PangoRun] = []
    box.forEachRun { runs.append($0) }
    let signs = runs.filter(\.isSign)
    #expect(signs.count == (measure.isTruncated ? 1 : 0), place)
    guard let sign = signs.first else { return }
    // In the measured size, the drawn text is as wide as that: nothing more is left out.
    let widest = box.rows.map(\.line.totalWidth).max() ?? 0
    if measure.size.width < width { #expect(abs(widest - measure.size.width) < 0.02, place) }
    // It is in the last line, and stands for the start, the middle or the end of what belongs there.
    #expect(sign.line == runs.map(\.line).max(), place)
    let line = runs.filter { $0.line == sign.line }
    let (start, end) = (line.map(\.bytes.lowerBound).min() ?? 0, line.map(\.bytes.upperBound).max() ?? 0)
    #expect(end == text.utf8.count, place)
    // In a line with room for the sign alone it stands for everything.
    if line.count == 1 { return }
    switch truncation {
    case .head: #expect(sign.bytes.lowerBound == start && sign.bytes.upperBound < end, place)
    case .middle: #expect(sign.bytes.lowerBound > start || sign.bytes.upperBound < end, place)
    case .tail: #expect(sign.bytes.upperBound == end && sign.bytes.lowerBound > start, place)
    }
  }

  @Test(arguments: texts, 1...5) func ellipsisIsAtTheTruncatedEnd(text: String, limit: Int) throws {
    for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
      for width in stride(from: CGFloat(30), to: 420, by: 23) { try check(text, limit, truncation, width) }
    }
  }

  private func set(
    _ text: String, _ style: ParagraphStyle, width: CGFloat = 300, height: CGFloat = .infinity
  ) throws -> (measure: TextMeasure, shown: PangoLayoutBox) {
    let request = TextRequest(.plain(text, TextRequest.LetterStyle(font: FontRequest(size: 17))), style)
    let measure = PangoTextEngine.shared.measure(request, width: width, height: height)
    let drawn = DisplayText(request, in: CGRect(origin: .zero, size: measure.size), [])
    let box = try #require(PangoTextEngine.shared.layout(drawn, []))
    return (measure, box)
  }

  /// The text of the paragraphs that are shown.
  private func paragraphs(_ box: PangoLayoutBox) -> [String] {
    var texts: [String] = []
    for (index, row) in box.rows.enumerated()
    where index == 0 || box.rows[index - 1].paragraph !== row.paragraph {
      texts.append(row.paragraph.pieces.map(\.string).joined())
    }
    return texts
  }

  @Test(
    "A text cut at a line break ends with the sign for what is left out",
    arguments: [
      ParagraphStyle.Truncation.head, .middle, .tail,
    ]) func textCutAtALineBreak(truncation: ParagraphStyle.Truncation) throws
  {
    let lines = ["one", "two", "three", "four"]
    let line = LineMetrics(systemFontOfSize: 17).height
    for limit in 1...3 {
      let style = ParagraphStyle(mostLines: limit, truncation: truncation)
      let (measure, box) = try set(lines.joined(separator: "\n"), style)
      #expect(measure.isTruncated && measure.lines == limit && box.rows.count == limit)
      #expect(paragraphs(box) == lines.prefix(limit - 1) + [lines[limit - 1] + "…"])
      #expect(measure.size.height == (CGFloat(limit) * line).rounded(.up))
      // So does a text that is cut because of its height.
      let low = try set(
        lines.joined(separator: "\n"), ParagraphStyle(truncation: truncation), height: CGFloat(limit) * line)
      #expect(paragraphs(low.shown) == paragraphs(box) && low.measure == measure)
    }
    let all = try set(lines.joined(separator: "\n"), ParagraphStyle(mostLines: 4, truncation: truncation))
    #expect(!all.measure.isTruncated && paragraphs(all.shown) == lines)
  }

  @Test func onlyTruncatedTextHasAnEllipsis() throws {
    let style = ParagraphStyle(mostLines: 1)
    #expect(try !set("one\n", style).measure.isTruncated)
    #expect(try !set("one\n\n", style).measure.isTruncated)
    #expect(try paragraphs(set("one\n\ntwo", style).shown) == ["one…"])
    #expect(try paragraphs(set("one\r\ntwo", style).shown) == ["one…"])
    #expect(try paragraphs(set("\ntwo", style).shown) == ["…"])
    #expect(try set("", style).measure.lines == 1)
  }

  /// The sign is part of the line: where there is no room for it, letters give way.
  @Test func ellipsisNeedsSpace() throws {
    let text = "incomprehensibilities\nmore"
    let natural = try set("incomprehensibilities", ParagraphStyle()).measure.size.width
    let (measure, box) = try set(text, ParagraphStyle(mostLines: 1), width: natural)
    #expect(measure.isTruncated && measure.lines == 1 && measure.size.width <= natural)
    var signs = 0
    box.forEachRun { if $0.isSign { signs += 1 } }
    #expect(signs == 1)
  }

  @Test func reservedLinesHoldForTruncatedText() throws {
    let line = LineMetrics(systemFontOfSize: 17).height
    let style = ParagraphStyle(fewestLines: 3, mostLines: 3)
    #expect(try set("one", style).measure.size.height == (3 * line).rounded(.up))
    let (measure, box) = try set("one\ntwo\nthree\nfour", style)
    #expect(measure.size.height == (3 * line).rounded(.up) && paragraphs(box) == ["one", "two", "three…"])
  }
}
