import CanopyDrawing
import CanopyInput
import CanopyRaster
import CanopyStyle
import CanopyText
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyControls

@MainActor
@Suite("The paragraphs of a document")
struct TextSectionsTests {
  private func setting(_ width: CGFloat) -> TextSections.Setting {
    TextSections.Setting(
      kind: .document,
      letters: TextRequest.LetterStyle(font: FontRequest(family: .system(.standard), size: 16)),
      paragraph: ParagraphStyle(), width: width, alignment: .leading, mirrors: false, isSecure: false)
  }

  /// The first bytes of the paragraphs of a string, found by its characters.
  private func starts(of string: String) -> [Int] {
    var (starts, place) = ([0], 0)
    for character in string {
      place += String(character).utf8.count
      if character.isNewline { starts.append(place) }
    }
    return starts + [place]
  }

  private let parts = [
    "a", "wider words", "\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "é", "👩‍👩‍👧", "שלום", " ", "\u{E2}",
  ]

  private func randomText(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(
    "After any edits, the paragraphs and their places are those of a fresh document", arguments: Rounds.some(of: 0..<40)
  )
  func editedParagraphsAreAsFresh(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let engine = FixedTextEngine()
    let sections = TextSections(engine: engine)
    var text = EditedText(randomText(20, &random))
    for _ in 0..<30 {
      let ends = [Int.random(in: 0...text.length, using: &random), Int.random(in: 0...text.length, using: &random)]
      text.select(anchor: ends[0], head: ends[1])
      text.insert(randomText(Int.random(in: 0...4, using: &random), &random))
      sections.update(text.string, setting(120))
      #expect(sections.table.starts == starts(of: text.string))
      let fresh = TextSections(engine: engine)
      fresh.update(text.string, setting(120))
      #expect(sections.table == fresh.table)
      #expect(sections.height == fresh.height)
    }
  }

  @Test("Each offset has its caret in the line that contains it, and a click there finds it")
  func offsetsAndPlacesAgree() {
    let string = "one\n\ntwo words that wrap in this width\r\nthree"
    let sections = TextSections(engine: PangoTextEngine.shared)
    sections.update(string, setting(110))
    var offset = 0
    for character in string {
      let caret = sections.caret(at: offset)
      #expect(sections.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset, "\(offset)")
      #expect(sections.line(at: offset).map { $0.bytes.lowerBound <= offset } == true)
      offset += String(character).utf8.count
    }
  }

  @Test("Moving down line by line and back visits each line once")
  func movesThroughAllLines() {
    let sections = TextSections(engine: PangoTextEngine.shared)
    sections.update("one\n\ntwo words that wrap in this width\nthree", setting(110))
    var places = [0]
    while let next = sections.offset(fromLineAt: places.last ?? 0, up: false, x: 0) { places.append(next) }
    let tops = places.map { sections.caret(at: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    var back = [places.last ?? 0]
    while let next = sections.offset(fromLineAt: back.last ?? 0, up: true, x: 0) { back.append(next) }
    #expect(back == places.reversed())
  }

  @Test(
    "A long document estimates the heights of paragraphs that aren't asked for, and measuring some keeps the others' heights"
  )
  func longDocumentsAreEstimated() {
    let sections = TextSections(engine: FixedTextEngine())
    sections.update((0..<5000).map { "line \($0)" }.joined(separator: "\n"), setting(400))
    #expect(sections.table.count == 5000)
    #expect(!sections.table.isMeasured.contains(true))
    _ = sections.measure(in: 1000..<2000)
    let measured = sections.table.isMeasured.filter { $0 }.count
    #expect(measured > 10 && measured < 200)
    #expect(sections.table.tops == sections.table.tops.sorted())
  }

  @Test("The estimate of a document with paragraphs of one kind is its height")
  func estimatesOfEqualParagraphsAreExact() {
    let text = String(repeating: "word word word word word word word word\n", count: 1000)
    let sections = TextSections(engine: PangoTextEngine.shared)
    sections.update(text, setting(150))
    let estimated = sections.height
    while sections.measure(in: 0..<sections.height) {}
    #expect(sections.table.isMeasured.allSatisfy { $0 })
    #expect(abs(estimated / sections.height - 1) < 0.35)
  }
}
