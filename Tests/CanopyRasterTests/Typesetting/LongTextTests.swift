import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// Of a text that is cut for lack of room, Pango is given little more than what can be seen.
@MainActor @Suite(.serialized) struct LongTextTests {
  private nonisolated static let fox = "The quick brown fox 💬 jumps. "

  private func bytesSet(
    _ text: String, _ style: ParagraphStyle = ParagraphStyle(), width: CGFloat, height: CGFloat
  ) -> Int {
    let engine = PangoTextEngine(keepsWords: true)
    let request = TextRequest(.plain(text, TextRequest.LetterStyle(font: FontRequest(size: 17))), style)
    let measure = engine.measure(request, width: width, height: height)
    #expect(measure.isTruncated)
    _ = engine.layout(DisplayText(request, in: CGRect(origin: .zero, size: measure.size), []), [])
    return engine.bytesSet
  }

  /// Half a megabyte with pictures, for which Pango takes a time that grows with the square of the length.
  @Test func aTextThatIsCutCostsAsMuchAsCanBeSeen() {
    let text = String(repeating: Self.fox, count: 16_000)
    for truncation in [ParagraphStyle.Truncation.tail, .middle, .head] {
      let style = ParagraphStyle(truncation: truncation)
      #expect(bytesSet(text, style, width: 300, height: 20) < 8_000)
      #expect(bytesSet(text, style, width: 300, height: 300) < 24_000)
    }
    #expect(bytesSet(text, ParagraphStyle(mostLines: 3), width: 300, height: .infinity) < 8_000)
    let lines = String(repeating: Self.fox + "\n", count: 16_000)
    #expect(bytesSet(lines, width: .infinity, height: 300) < 2_000)
    #expect(bytesSet(lines, ParagraphStyle(mostLines: 1), width: .infinity, height: .infinity) < 2_000)
  }

  @Test func scalingALongTextCostsAsMuchAsCanBeSeenAtTheScale() {
    let text = String(repeating: Self.fox, count: 16_000)
    #expect(bytesSet(text, ParagraphStyle(smallestScale: 0.5), width: 100, height: 20) < 8_000)
    // At a hundredth of their size, a quarter of the letters has room.
    #expect(bytesSet(text, ParagraphStyle(smallestScale: 0.01), width: 100, height: 20) < 3 * text.utf8.count)
    // A text that fits at some scale is set at each scale that is tried, but never more of it than has room there.
    let short = String(repeating: Self.fox, count: 40)
    let request = TextRequest(
      .plain(short, TextRequest.LetterStyle(font: FontRequest(size: 17))), ParagraphStyle(smallestScale: 0.01))
    let engine = PangoTextEngine(keepsWords: false)
    #expect(!engine.measure(request, width: 100, height: 100).isTruncated)
    #expect(engine.bytesSet < 12 * short.utf8.count)
  }

  @Test func aLetterMayHaveMoreMarksThanCanBeSeen() {
    let letter = "e" + String(repeating: "\u{301}", count: 20_000)
    let request = TextRequest(.plain(letter, TextRequest.LetterStyle(font: FontRequest(size: 17))), ParagraphStyle())
    let measure = PangoTextEngine(keepsWords: true).measure(request, width: 300, height: 20)
    #expect(measure.lines == 1 && !measure.isTruncated)
    for truncation in [ParagraphStyle.Truncation.tail, .middle, .head] {
      let style = ParagraphStyle(truncation: truncation)
      #expect(bytesSet(letter + String(repeating: Self.fox, count: 400), style, width: 100, height: 20) > 0)
      #expect(bytesSet(String(repeating: Self.fox, count: 400) + letter, style, width: 100, height: 20) > 0)
    }
  }

  // MARK: Sections

  /// Letters without a direction, letters of two directions, thousands of styles, letters without end.
  @Test func aParagraphWithoutAnEndIsSetInSections() {
    let small = TextRequest.LetterStyle(font: FontRequest(size: 13))
    let large = TextRequest.LetterStyle(font: FontRequest(size: 17))
    let styles = (0..<10_000).map { TextRequest.Piece("word ", $0.isMultiple(of: 2) ? small : large) }
    let contents: [TextRequest.Content] = [
      .plain(String(repeating: Self.fox, count: 4_000), large), .plain(String(repeating: "🎉", count: 30_000), large),
      .plain(String(repeating: "שלום and 12 ", count: 8_000), large), .pieces(styles),
      .plain(String(repeating: "letter", count: 20_000), large),
    ]
    for content in contents {
      let engine = PangoTextEngine(keepsWords: false)
      let request = TextRequest(content, ParagraphStyle())
      let measure = engine.measure(request, width: 300, height: .infinity)
      let bytes = request.string.utf8.count
      #expect(measure.lines > 500 && measure.size.width <= 300)
      // The lines at the end of a section are set twice.
      #expect(engine.bytesSet < bytes * 11 / 10)
      let cut = DisplayText(request, in: CGRect(x: 0, y: 0, width: 300, height: 200), [])
      #expect(engine.layout(cut, [])?.isTruncated == true)
      #expect(engine.bytesSet < bytes * 11 / 10 + 20_000)
    }
  }

  @Test func aControlCharacterTakesNoRoom() {
    let engine = PangoTextEngine(keepsWords: true)
    func measure(_ string: String) -> TextMeasure {
      let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: 17))), ParagraphStyle())
      let geometry = engine.geometry(
        of: DisplayText(request, in: CGRect(x: 0, y: 0, width: 300, height: 100), [], .start))
      #expect(geometry.lines.last?.bytes.upperBound == string.utf8.count)
      return engine.measure(request, width: .infinity, height: .infinity)
    }
    #expect(measure("before\0after") == measure("beforeafter"))
    #expect(measure("\u{1B}\u{7F}\0") == measure("\u{2060}"))
  }

  // MARK: Compared with the whole

  /// A text of some thousand letters, in pieces and paragraphs of all kinds.
  private func text(_ dice: inout Dice) -> TextRequest {
    let font = FontRequest(size: [13, 17, 28].randomElement(using: &dice) ?? 17)
    let styles = [0, 0, 3].map { TextRequest.LetterStyle(font: font, baselineOffset: $0) }
    let words = [
      ["the", "quick", "Fox", "jumps", "over", "Your", "office,", "12", "(well-known)"],
      ["السلام", "عليكم", "و", "١٢٣"], ["שלום", "עולם", "and", "12"], ["日本語の", "文章。"], ["🎉", "👩‍👩‍👧‍👦", "👍🏽", "🇫🇷🇩🇪", "word"],
      ["…", "12", "—", "🎉"], [String(repeating: "endless", count: 200), "word"],
    ]
    func pick<T>(_ all: [T], _ fallback: T) -> T { all.randomElement(using: &dice) ?? fallback }
    var pieces: [TextRequest.Piece] = []
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      let own = pick(words, [])
      let separators = pick([[" "], [" "], ["\n", " ", " "], [" ", "\r\n", "\u{2028}"], ["  ", " "]], [" "])
      var string = ""
      for _ in 0..<Int.random(in: 1...600, using: &dice) where string.utf8.count < 6_000 {
        string += pick(own, "a") + pick(separators, " ")
      }
      pieces.append(TextRequest.Piece(string, pick(styles, styles[0])))
      if Int.random(in: 0..<4, using: &dice) == 0 {
        let picture = TextRequest.Picture(size: CGSize(width: 20, height: 30), baseline: 25, isLetter: false)
        pieces.append(TextRequest.Piece(picture, pick(styles, styles[0])))
      }
    }
    let style = ParagraphStyle(
      mostLines: pick([nil, nil, 1, 2, 5], nil), lineSpacing: pick([0, 0, 4], 0),
      truncation: pick([.tail, .tail, .middle, .head], .tail), smallestScale: pick([1, 1, 1, 0.5], 1))
    return TextRequest(pieces.count == 1 ? .plain(pieces[0].string, pieces[0].style) : .pieces(pieces), style)
  }

  @Test(arguments: 0..<6) func whatIsSeenIsTheSameAsOfTheWhole(part: Int) throws {
    var dice = Dice(state: UInt64(part) &* 0x9E37_79B9_7F4A_7C15 &+ 11)
    let plain = PangoTextEngine(keepsWords: false, bytesOfSection: nil)
    let (long, short) = (PangoTextEngine(keepsWords: false), PangoTextEngine(keepsWords: false, bytesOfSection: 700))
    var cut = 0
    for number in 0..<12 {
      let engine = number.isMultiple(of: 2) ? long : short
      let known = (plain.bytesSet, engine.bytesSet)
      let request = text(&dice)
      let width: CGFloat = [60, 200, 333.3, 800].randomElement(using: &dice) ?? 200
      let height: CGFloat = [10, 40, 100, 500, .infinity].randomElement(using: &dice) ?? 40
      let place: Comment = "text \(number) of part \(part) in \(width) × \(height)"
      let found = engine.measure(request, width: width, height: height)
      #expect(found == plain.measure(request, width: width, height: height), place)
      let text = DisplayText(request, in: CGRect(origin: .zero, size: found.size), [], .start)
      #expect(engine.placesOfPictures(in: text) == plain.placesOfPictures(in: text), place)
      // The room for the distances between letters is that of a section, so a line that fits by a hair there doesn't fit here.
      let whole = plain.geometry(of: text)
      if whole.lines.contains(where: { abs($0.frame.width - width) < 0.1 }) { continue }
      let isSame = seen(engine.geometry(of: text)) == seen(whole)
      #expect(isSame, place)
      if (engine.bytesSet - known.1) * 2 < plain.bytesSet - known.0 { cut += 1 }
    }
    // Otherwise the whole would be compared with itself.
    #expect(cut >= 1)
  }

  /// The lines, and those of their characters that can be seen, to a hundredth of a point.
  private func seen(_ geometry: TextGeometry) -> [[[Int]]] {
    func part(_ bytes: Range<Int>, _ frame: CGRect) -> [Int] {
      let places = [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 100).rounded()) }
      return [bytes.lowerBound, bytes.upperBound] + places
    }
    return geometry.lines.map { line in
      let characters = line.characters.filter { $0.leading != $0.trailing }.map { character in
        part(character.bytes, CGRect(x: character.left, y: 0, width: character.right - character.left, height: 0))
      }
      return [part(line.bytes, line.frame)] + characters
    }
  }
}
