import CanopyDrawing
import Foundation
import Testing

/// Everything that the layout of a text depends on.
@Suite struct TextRequestTests {
  private let style = TextRequest.LetterStyle(font: FontRequest(size: 16))

  @Test func piecesHaveTheRangesOfTheirBytes() {
    let picture = TextRequest.Picture(size: CGSize(width: 9, height: 9), baseline: 8, isLetter: true)
    let content = TextRequest.Content.pieces([
      .init("aß", style), .init(picture, style), .init("", style), .init("c", style),
    ])
    #expect(content.piecesWithBytes.map(\.bytes) == [0..<3, 3..<6, 6..<6, 6..<7])
    #expect(TextRequest.Content.plain("Größe", style).piecesWithBytes.map(\.bytes) == [0..<7])
    #expect(TextRequest(content).string.utf8.count == 7)
  }

  @Test func stylesWithEqualPropertiesAreEqual() {
    #expect(style == TextRequest.LetterStyle(font: FontRequest(size: 16)))
    for other in [
      TextRequest.LetterStyle(font: FontRequest(size: 17)), .init(font: FontRequest(size: 16), tracking: 1),
      .init(font: FontRequest(size: 16), kerning: 1), .init(font: FontRequest(size: 16), baselineOffset: 1),
      .init(font: FontRequest(family: .named("Serif"), size: 16)), .init(font: FontRequest(size: 16, weight: 401)),
      .init(font: FontRequest(size: 16, hasMonospacedDigits: true)), .init(font: FontRequest(size: 16, leading: 2)),
      .init(font: FontRequest(size: 16, lineHeight: 16)), .init(font: FontRequest(size: 16, isItalic: true)),
      .init(font: FontRequest(size: 16, width: 75)), .init(font: FontRequest(family: .system(.serif), size: 16)),
      .init(font: FontRequest(size: 16, hasLowercaseSmallCaps: true)),
      .init(font: FontRequest(size: 16, hasUppercaseSmallCaps: true)),
    ] { #expect(style != other) }
  }

  @Test func theSameNumberInAnotherPropertyIsAnotherStyle() {
    let font = FontRequest(size: 16)
    let styles = [
      TextRequest.LetterStyle(font: font, tracking: 1), .init(font: font, kerning: 1),
      .init(font: font, baselineOffset: 1),
    ]
    for (index, first) in styles.enumerated() {
      for second in styles[(index + 1)...] { #expect(first != second) }
    }
  }

  @Test func hugeFontsAreLimited() {
    #expect(FontRequest(size: 1e9).size == 10_000 && FontRequest(size: .infinity).size == 10_000)
  }

  @Test func lettersMayBeResizedIfTheyMayShrinkOrMoveTogether() {
    #expect(!ParagraphStyle().mayResizeLetters)
    #expect(
      ParagraphStyle(allowsTightening: true).mayResizeLetters && ParagraphStyle(smallestScale: 0.5).mayResizeLetters)
  }

  @Test func theLargestFontIsThatOfAnyPiece() {
    let large = TextRequest.LetterStyle(font: FontRequest(size: 40))
    #expect(TextRequest(.pieces([.init("a", style), .init("b", large), .init("c", style)])).largestFontSize == 40)
    #expect(TextRequest(.pieces([])).largestFontSize == 0)
  }

  @Test(arguments: [LinePattern.dot, .dash, .dashDot, .dashDotDot])
  func aPatternOfALineAlternatesBetweenDashesAndGaps(pattern: LinePattern) {
    let dashes = pattern.dashes(thickness: 2)
    #expect(dashes.count.isMultiple(of: 2) && dashes.allSatisfy { $0 > 0 })
    #expect(pattern.dashes(thickness: 4) == dashes.map { $0 * 2 })
    #expect(LinePattern.solid.dashes(thickness: 2).isEmpty)
  }
}
