import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// What is kept of words, and what Pango is asked for.
@MainActor @Suite struct WordStoreTests {
  private let engine = PangoTextEngine(keepsWords: true)
  private let style = TextRequest.LetterStyle(font: FontRequest(size: 17))

  @discardableResult
  private func measure(
    _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int? = nil
  ) -> TextMeasure {
    engine.measure(
      TextRequest(.plain(string, style), ParagraphStyle(mostLines: lines)), width: width, height: height)
  }

  @Test func newWordsAreShapedOnce() {
    measure("Three new words")
    #expect(engine.shapings == 1)
    #expect(engine.pangoMeasures == 0)
  }

  @Test func knownWordsAreNotShaped() {
    measure("Open the document")
    measure("Close the window")
    // Around a word that is known, the others are shaped one by one.
    #expect(engine.shapings == 3)
    measure("Close the document")
    measure("the window Open")
    #expect(engine.shapings == 3)
    #expect(engine.pangoMeasures == 0)
  }

  @Test func proposalsOfAStackNeedOneShaping() {
    let natural = measure("A text in a stack").size
    for width in [0, .infinity, natural.width / 2, natural.width] {
      for height in [0, .infinity, natural.height] { measure("A text in a stack", width: width, height: height) }
    }
    #expect(engine.shapings == 1)
    // Pango sets the text where it doesn't fit, because only Pango finds the place for the ellipsis.
    #expect(engine.pangoMeasures == 4)
    #expect(measure("A text in a stack", width: 0).lines == 13)
    #expect(measure("A text in a stack", width: 0, height: 0).isTruncated)
    #expect(measure("A text in a stack", width: natural.width * 0.6).lines == 2)
    #expect(engine.pangoMeasures == 4)
  }

  @Test(arguments: ["日本語", "שלום", "e\u{301}", "🎉", "a\tb", "a  b", "a\nb", "© a", "Latin Ελληνικά", ""])
  func unsplittableTextIsLaidOutByPango(text: String) {
    measure(text)
    #expect(engine.pangoMeasures == 1)
    #expect(engine.shapings == 0)
  }

  @Test func tooLongWordIsBrokenByPango() {
    let measure = measure("Incomprehensibilities", width: 50)
    #expect(measure.lines > 2)
    #expect(engine.pangoMeasures == 1)
  }

  @Test func emptyingCachesRemovesWords() {
    measure("forgotten")
    engine.emptyCaches()
    #expect(engine.shapings == 0)
    measure("forgotten")
    #expect(engine.shapings == 1)
  }

  @Test func wordsAreCachedByFont() {
    measure("bold")
    let bold = TextRequest.LetterStyle(font: FontRequest(size: 17, weight: 700))
    let wide = engine.measure(TextRequest(.plain("bold", bold)), width: .infinity, height: .infinity)
    #expect(engine.shapings == 2)
    #expect(wide.size.width > measure("bold").size.width)
  }
}
