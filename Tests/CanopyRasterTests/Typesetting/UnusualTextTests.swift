import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// Texts, fonts and limits that apps rarely ask for.
@MainActor @Suite struct UnusualTextTests {
  private func request(_ string: String, _ font: FontRequest = FontRequest(size: 17), limit: Int? = nil) -> TextRequest
  {
    var paragraph = ParagraphStyle()
    paragraph.mostLines = limit
    return TextRequest(.plain(string, TextRequest.LetterStyle(font: font)), paragraph)
  }

  private func measure(_ request: TextRequest, width: CGFloat = .infinity, height: CGFloat = .infinity) -> TextMeasure {
    PangoTextEngine.shared.measure(request, width: width, height: height)
  }

  private let words = "one two three four five six seven eight nine ten"

  @Test func anEmptyTextIsALineHigh() {
    let (empty, letter) = (measure(request("")), measure(request("a")))
    #expect(empty.size.width == 0 && empty.size.height == letter.size.height)
    #expect(empty.lines == 1 && empty.firstBaseline == letter.firstBaseline)
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\r"]) func eachKindOfBreakEndsALine(separator: String) {
    let text = measure(request("a\(separator)b"))
    #expect(text.lines == 2)
    #expect(text.size.width == max(measure(request("a")).size.width, measure(request("b")).size.width))
  }

  @Test(arguments: ["\u{0}", "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{2060}"])
  func charactersWithoutAFormHaveNoWidth(character: String) {
    #expect(measure(request(character)).size.width < 0.5)
    let (with, without) = (measure(request("a\(character)b")), measure(request("ab")))
    #expect(abs(with.size.width - without.size.width) < 1)
  }

  @Test(arguments: [Int.max, 5_000_000_000, 1_000_000]) func aHugeLimitIsNone(limit: Int) {
    let (limited, free) = (measure(request(words, limit: limit), width: 60), measure(request(words), width: 60))
    #expect(limited.lines == free.lines && limited.size.height == free.size.height && !limited.isTruncated)
    let cut = measure(request(words, limit: limit), width: 60, height: 45)
    #expect(cut.isTruncated && cut.lines == 2)
  }

  @Test(arguments: [0, -1, -1_000]) func aLimitBelowALineIsOne(limit: Int) {
    #expect(measure(request(words, limit: limit), width: 60) == measure(request(words, limit: 1), width: 60))
  }

  @Test(arguments: [0, -5, 1e-300, 0.5, .nan] as [CGFloat]) func atAnyWidthThereIsALine(width: CGFloat) {
    let text = measure(request("word"), width: width, height: 20)
    #expect(text.lines >= 1 && text.size.height > 0 && text.size.width >= 0)
    #expect(text.size.width.isFinite)
  }

  @Test(arguments: [0, -5, .nan] as [CGFloat]) func aLineIsThereWithoutAnyHeight(height: CGFloat) {
    let text = measure(request(words), width: 60, height: height)
    #expect(text.lines >= 1)
    #expect(text.size.height >= measure(request("a")).size.height - 0.5)
  }

  @Test(arguments: [1, 100, 400, 550, 1_000, 5_000, -3, Int.max, Int.min]) func anyWeightIsAWeight(weight: Int) {
    let width = measure(request("weight", FontRequest(size: 20, weight: weight))).size.width
    #expect(width > 30 && width < 120)
  }

  @Test(arguments: [50, 75, 100, 125, 150]) func anyWidthOfAFontIsAWidth(percent: Int) {
    let width = measure(request("width", FontRequest(size: 20, width: percent))).size.width
    #expect(width > 10 && width < 400)
  }

  @Test func fontsWithoutAUsefulNameAreTheUsualOne() {
    let usual = measure(request("name", FontRequest(family: .named("No Such Typeface"), size: 20)))
    for name in ["", " ", "\u{0}", ",", "a,b", String(repeating: "x", count: 20_000), "🎩"] {
      #expect(!PangoTextEngine.shared.hasFont(named: name))
      let text = measure(request("name", FontRequest(family: .named(name), size: 20)))
      #expect(abs(text.size.width - usual.size.width) < 12 && text.lines == 1)
    }
  }

  @Test func sizesGrowWithTheFontUpToTheLimit() {
    let sizes = [CGFloat(1), 5, 12, 19, 20, 40, 200, 1_000].map { measure(request("abc", FontRequest(size: $0))).size }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.width < $1.width && $0.height < $1.height })
    #expect(FontRequest(size: 1e30).size == 10_000 && FontRequest(size: .infinity).size == 10_000)
    #expect(measure(request("abc", FontRequest(size: 0))).size.width == 0)
  }

  @Test func aLineHeightAndALeadingAddUpOverLines() {
    let three = measure(request("a\nb\nc", FontRequest(size: 17, lineHeight: 30)))
    #expect(three.size.height == 90 && three.lastBaseline - three.firstBaseline == 60)
    let (tight, loose) = (FontRequest(size: 17, leading: -3), FontRequest(size: 17, leading: 3))
    let difference = measure(request("a\nb\nc", loose)).size.height - measure(request("a\nb\nc", tight)).size.height
    #expect(abs(difference - 18) <= 1)
  }

  @Test func linesOfATextAreBelowEachOtherAndInsideIt() {
    let measure = measure(request(words), width: 90)
    let frame = CGRect(x: 5, y: 7, width: 90, height: measure.size.height)
    let text = DisplayText(request(words), in: frame, [DisplayText.Look(.color(DrawColor(red: 0, green: 0, blue: 0)))])
    let lines = PangoTextEngine.shared.lines(of: text)
    #expect(lines.count == measure.lines)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.01 })
    #expect(lines.allSatisfy { $0.minX >= 5 && $0.maxX <= 95.1 && $0.minY >= 6.99 && $0.maxY <= frame.maxY + 1 })
  }

  @Test func trackingAndKerningMayBeAnything() {
    for number in [.infinity, -.infinity, -1e9, 1e9, -3] as [CGFloat] {
      let tracking = TextRequest.LetterStyle(font: FontRequest(size: 17), tracking: number)
      let kerning = TextRequest.LetterStyle(font: FontRequest(size: 17), kerning: number)
      let tracked = measure(TextRequest(.plain("abc", tracking)), width: 100, height: 100)
      let kerned = measure(TextRequest(.plain("abc", kerning)), width: 100, height: 100)
      #expect(tracked.lines >= 1 && kerned.lines >= 1)
      #expect(tracked.size.height > 0 && kerned.size.height > 0)
    }
  }
}
