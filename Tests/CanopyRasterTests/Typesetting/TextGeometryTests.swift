import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

@MainActor
@Suite("The places of characters")
struct TextGeometryTests {
  private func geometry(_ string: String, width: CGFloat = 400, size: CGFloat = 20) -> TextGeometry {
    let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: size))))
    return PangoTextEngine.shared.geometry(
      of: DisplayText(request, in: CGRect(x: 10, y: 5, width: width, height: 300), [], .start))
  }

  private func width(_ string: String) -> CGFloat {
    let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: 20))))
    return PangoTextEngine.shared.measure(request, width: .infinity, height: .infinity).size.width
  }

  @Test("A caret is where the text before it ends")
  func caretFollowsText() {
    let geometry = geometry("Hello, world")
    for count in 0...12 {
      let before = String("Hello, world".prefix(count))
      #expect(abs(geometry.caret(at: count).minX - 10 - width(before)) < 0.5, "\(before)")
    }
    #expect(geometry.caret(at: 0).minY == 5)
    #expect(geometry.caret(at: 0).height == geometry.lines[0].frame.height)
  }

  @Test("A caret behind a space at the end of the text is behind the space")
  func caretFollowsTrailingSpace() {
    let geometry = geometry("a ")
    #expect(geometry.caret(at: 2).minX > geometry.caret(at: 1).minX + 2)
  }

  @Test("An empty text has a caret, and so has an empty last line")
  func emptyTextHasCaret() {
    let empty = geometry("")
    #expect(empty.lines.count == 1)
    #expect(empty.caret(at: 0).minX == 10)
    #expect(empty.caret(at: 0).height > 20)
    let twoLines = geometry("a\n")
    #expect(twoLines.lines.count == 2)
    #expect(twoLines.caret(at: 2).minY > twoLines.caret(at: 1).minY)
    #expect(geometry("a\n\nb").lines.map(\.bytes) == [0..<1, 2..<2, 3..<4])
  }

  @Test("The point of each caret is the offset of the caret")
  func pointsAreOffsets() {
    for string in ["Hello", "e\u{301}a👩‍👩‍👧b🇩🇪", "שלום", "Wort שלום עולם end", "한국어 漢字", "a\u{301}\u{302}b"] {
      let geometry = geometry(string)
      var offset = 0
      for character in string + " " {
        let caret = geometry.caret(at: offset)
        let found = geometry.offset(at: CGPoint(x: caret.minX, y: caret.midY))
        #expect(abs(geometry.caret(at: found).minX - caret.minX) < 0.01, "\(string) at \(offset)")
        offset += character.utf8.count
      }
    }
  }

  @Test("In Hebrew, the caret at the start is at the right, and moves to the left")
  func hebrewRunsFromTheRight() {
    let geometry = geometry("שלום")
    #expect(geometry.lines[0].isFromRight)
    let carets = [0, 2, 4, 6, 8].map { geometry.caret(at: $0).minX }
    #expect(carets == carets.sorted(by: >))
    #expect(geometry.offset(at: CGPoint(x: carets[4] - 50, y: 10)) == 8)
  }

  @Test("A point beside a line is at its start or end, also if the outermost letter has another direction")
  func pointsBesideLines() {
    let mixed = geometry("abc שלום")
    #expect(mixed.offset(at: CGPoint(x: 390, y: 10)) == 12)
    #expect(mixed.offset(at: CGPoint(x: 0, y: 10)) == 0)
    let hebrew = geometry("שלום abc")
    #expect(hebrew.offset(at: CGPoint(x: 0, y: 10)) == 12)
    #expect(hebrew.offset(at: CGPoint(x: 500, y: 10)) == 0)
  }

  @Test("A selection in mixed directions has a rectangle for each part that is adjacent on the screen")
  func mixedSelectionHasParts() {
    // The selection ends within the Hebrew word: its second half is on the left of that word.
    let geometry = geometry("abc שלום")
    let frames = geometry.frames(of: 1..<8)
    #expect(frames.count == 2)
    #expect(frames[0].minX == geometry.caret(at: 1).minX)
    #expect(frames[0].maxX < frames[1].minX)
    #expect(geometry.frames(of: 0..<12).count == 1)
    #expect(geometry.frames(of: 3..<3).isEmpty)
  }

  @Test("A long text breaks into lines, whose ends belong to the next line")
  func linesBreak() {
    let geometry = geometry("one two three four", width: 80)
    #expect(geometry.lines.count > 1)
    let second = geometry.lines[1].bytes.lowerBound
    #expect(geometry.caret(at: second).minX == 10)
    #expect(geometry.caret(at: second, upstream: true).minY == geometry.lines[0].frame.minY)
    #expect(geometry.offset(fromLine: 0, by: 1, x: 10) == second)
    #expect(geometry.offset(fromLine: 0, by: -1, x: 10) == nil)
    #expect(geometry.frames(of: 0..<18).count == geometry.lines.count)
  }

  @Test("A very long word has the places of its own bytes")
  func endlessWord() {
    let geometry = geometry(String(repeating: "a", count: 2_500), width: 100_000)
    #expect(geometry.lines.last?.bytes.upperBound == 2_500)
    let carets = (0...2_500).map { geometry.caret(at: $0).minX }
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("The engine for tests places characters at its fixed widths")
  func fixedEngine() {
    func geometry(_ string: String, width: CGFloat = 400) -> TextGeometry {
      let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: 20))))
      return FixedTextEngine.shared.geometry(
        of: DisplayText(request, in: CGRect(x: 10, y: 5, width: width, height: 300), []))
    }
    #expect((0...3).map { geometry("abc").caret(at: $0).minX } == [10, 20, 30, 40])
    let lines = geometry("one two three", width: 80).lines
    #expect(lines.map(\.bytes) == [0..<8, 8..<13])
    #expect(geometry("").caret(at: 0).minX == 10)
  }
}
