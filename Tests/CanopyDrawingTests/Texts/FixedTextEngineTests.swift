import Foundation
import Testing

@testable import CanopyDrawing

@Suite struct FixedTextEngineTests {
  @Test func charactersAreHalfTheFontSizeWide() {
    #expect(measure("four").size == CGSize(width: 32, height: 20))
    #expect(measure("").size == CGSize(width: 0, height: 20))
    #expect(measure("four").firstBaseline == 16)
  }

  @Test func linesBreakAtSpaces() {
    #expect(measure("one two three", width: 60).size == CGSize(width: 56, height: 40))
    #expect(measure("one two three", width: 55).size == CGSize(width: 40, height: 60))
    #expect(measure("one two three", width: 60).lastBaseline == 36)
  }

  @Test func tooLongWordsBreak() {
    let text = measure("abcdef", width: 17)
    #expect(text.size == CGSize(width: 16, height: 60))
    #expect(measure("abc", width: 3).lines == 3)
    #expect(measure("abc", width: 3).size.width == 3)
  }

  @Test func newlinesEndLines() {
    #expect(measure("a\n\nb").lines == 3)
  }

  @Test func trailingSpacesHaveNoWidth() {
    #expect(measure("one ").size.width == 24)
    #expect(measure(" one").size.width == 32)
  }

  @Test func lineLimitLimitsLines() {
    var style = ParagraphStyle(mostLines: 2)
    let text = measure("one two three", width: 40, style: style)
    #expect(text.lines == 2 && text.isTruncated)
    #expect(text.size == CGSize(width: 40, height: 40))
    style.fewestLines = 4
    #expect(measure("one", style: style).size.height == 80)
  }

  @Test func heightLimitsLines() {
    #expect(measure("one two three", width: 40, height: 45).lines == 2)
    #expect(measure("one two three", width: 40, height: 0).lines == 1)
  }

  @Test func lineSpacingSeparatesLines() {
    let style = ParagraphStyle(lineSpacing: 5)
    #expect(measure("a b", width: 8, style: style).size.height == 45)
  }

  @Test func textScalesDownToFit() {
    let style = ParagraphStyle(mostLines: 1, smallestScale: 0.5)
    let text = measure("abcdefghij", width: 60, style: style)
    #expect(!text.isTruncated)
    #expect(abs(text.size.width - 60) < 1e-6)
    #expect(measure("abcdefghij", width: 30, style: style).isTruncated)
  }

  @Test func piecesOfTextShareALine() {
    let large = TextRequest.LetterStyle(font: FontRequest(size: 32))
    let small = TextRequest.LetterStyle(font: FontRequest(size: 16, lineHeight: 30), tracking: 1)
    let request = TextRequest(.pieces([.init("ab", large), .init("cd", small)]))
    let text = FixedTextEngine.shared.measure(request, width: .infinity, height: .infinity)
    #expect(text.size == CGSize(width: 50, height: 39))
  }

  private func measure(
    _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity, style: ParagraphStyle = ParagraphStyle()
  ) -> TextMeasure {
    let request = TextRequest(.plain(string, .init(font: FontRequest(size: 16))), style)
    return FixedTextEngine.shared.measure(request, width: width, height: height)
  }
}
