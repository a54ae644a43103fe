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
    let style = TextRequest.LetterStyle(font: FontRequest(size: 17, lineHeight: 22))
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

  @Test(arguments: texts, 1...5) func theSignStandsWhereItBelongs(text: String, limit: Int) throws {
    for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
      for width in stride(from: CGFloat(30), to: 420, by: 23) { try check(text, limit, truncation, width) }
    }
  }
}
