import CanopyDrawing
import Foundation
import Testing

/// Carets, selections and points in the lines of a text.
@Suite struct TextGeometryTests {
  /// Three lines, each letter 10 wide, each line 20 high: “abc ”, which wraps, “de”, and an empty one behind a line break.
  private let wrapped = TextGeometry(lines: [
    line(0..<4, row: 0, lefts: [0, 10, 20, 30]), line(4..<6, row: 1, lefts: [0, 10]), line(7..<7, row: 2, lefts: []),
  ])

  private static func line(_ bytes: Range<Int>, row: Int, lefts: [CGFloat]) -> TextGeometry.Line {
    let characters = zip(bytes, lefts).map { byte, left in
      TextGeometry.Character(bytes: byte..<byte + 1, leading: left, trailing: left + 10)
    }
    let frame = CGRect(x: 0, y: CGFloat(row) * 20, width: CGFloat(lefts.count) * 10, height: 20)
    return TextGeometry.Line(bytes: bytes, frame: frame, baseline: frame.minY + 16, characters: characters)
  }

  @Test func theEndOfAWrappedLineBelongsToTheNext() {
    #expect([0, 3, 4, 6, 7].map(wrapped.line) == [0, 0, 1, 1, 2])
    #expect(wrapped.caret(at: 4).origin == CGPoint(x: 0, y: 20))
    #expect(wrapped.caret(at: 4, upstream: true).origin == CGPoint(x: 40, y: 0))
  }

  @Test func theEndOfAParagraphIsNeverUpstreamOfTheNext() {
    // The line break is between both offsets.
    #expect(wrapped.caret(at: 7, upstream: true) == wrapped.caret(at: 7))
    #expect(wrapped.caret(at: 6).origin == CGPoint(x: 20, y: 20))
  }

  @Test func aCaretHasTheHeightOfItsLineAndNoWidth() {
    #expect(wrapped.caret(at: 2) == CGRect(x: 20, y: 0, width: 0, height: 20))
    #expect(wrapped.caret(at: 7) == CGRect(x: 0, y: 40, width: 0, height: 20))
  }

  @Test func aCaretInsideACharacterIsAtItsStart() {
    let flag = TextGeometry(lines: [
      TextGeometry.Line(
        bytes: 0..<8, frame: CGRect(x: 5, y: 0, width: 12, height: 20), baseline: 16,
        characters: [.init(bytes: 0..<8, leading: 5, trailing: 17)])
    ])
    #expect((0..<8).allSatisfy { flag.caret(at: $0).minX == 5 } && flag.caret(at: 8).minX == 17)
  }

  @Test func aSelectionHasARectangleForEachLine() {
    #expect(
      wrapped.frames(of: 2..<5) == [
        CGRect(x: 20, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 10, height: 20),
      ])
    #expect(wrapped.frames(of: 3..<3).isEmpty && wrapped.frames(of: 6..<7).isEmpty)
  }

  @Test func aSelectionInMixedDirectionsHasARectangleForEachPart() {
    // The letters of the bytes 2 and 3 are read from the right.
    let line = TextGeometry.Line(
      bytes: 0..<4, frame: CGRect(x: 0, y: 0, width: 40, height: 20), baseline: 16,
      characters: [
        .init(bytes: 0..<1, leading: 0, trailing: 10), .init(bytes: 1..<2, leading: 10, trailing: 20),
        .init(bytes: 2..<3, leading: 40, trailing: 30), .init(bytes: 3..<4, leading: 30, trailing: 20),
      ])
    let geometry = TextGeometry(lines: [line])
    #expect(geometry.frames(of: 1..<3).map { [$0.minX, $0.maxX] } == [[10, 20], [30, 40]])
    #expect(geometry.frames(of: 0..<4).map { [$0.minX, $0.maxX] } == [[0, 40]])
    #expect(geometry.caret(at: 2).minX == 40)
  }

  @Test func aPointIsAtTheNearestBoundary() {
    #expect([0, 4, 6, 14, 16, 39].map { wrapped.offset(at: CGPoint(x: $0, y: 5)) } == [0, 0, 1, 1, 2, 4])
  }

  @Test func aPointOutsideIsInTheNearestLine() {
    #expect(wrapped.offset(at: CGPoint(x: 12, y: -100)) == 1)
    #expect(wrapped.offset(at: CGPoint(x: 12, y: 900)) == 7)
    #expect(wrapped.offset(at: CGPoint(x: -90, y: 25)) == 4 && wrapped.offset(at: CGPoint(x: 90, y: 25)) == 6)
  }

  @Test func besideALineFromTheRightIsItsEndAtTheLeft() {
    var line = Self.line(0..<2, row: 0, lefts: [10, 0])
    line.isFromRight = true
    line.characters = [.init(bytes: 0..<1, leading: 20, trailing: 10), .init(bytes: 1..<2, leading: 10, trailing: 0)]
    let geometry = TextGeometry(lines: [line])
    #expect(geometry.offset(at: CGPoint(x: -5, y: 5)) == 2 && geometry.offset(at: CGPoint(x: 50, y: 5)) == 0)
  }

  @Test func movingUpOrDownKeepsTheHorizontalPosition() {
    #expect(wrapped.offset(fromLine: 0, by: 1, x: 11) == 5)
    #expect(wrapped.offset(fromLine: 1, by: -1, x: 31) == 3)
    #expect(wrapped.offset(fromLine: 2, by: 1, x: 0) == nil && wrapped.offset(fromLine: 0, by: -1, x: 0) == nil)
  }

  @Test func aTextWithoutLinesHasACaret() {
    let none = TextGeometry(lines: [])
    #expect(none.caret(at: 3) == .zero && none.offset(at: CGPoint(x: 1, y: 1)) == 0 && none.frame == .zero)
  }

  /// Texts of letters, spaces and line breaks in frames of any width.
  @Test(arguments: 0..<20 as Range<UInt64>) func thePointOfACaretIsItsOffset(seed: UInt64) {
    var dice = Dice(seed)
    for _ in 0..<20 {
      let string = String(
        (0..<dice.int(0...30)).map { _ in dice.one(of: ["a", "b", "ß", " ", "\n", "e\u{301}"] as [Character]) })
      let request = TextRequest(.plain(string, .init(font: FontRequest(size: 16))))
      let frame = CGRect(x: 3, y: 5, width: dice.number(20...120), height: 1_000)
      let geometry = FixedTextEngine.shared.geometry(of: DisplayText(request, in: frame, []))
      for index in string.indices + [string.endIndex] {
        let offset = string.utf8.distance(from: string.startIndex, to: index)
        let caret = geometry.caret(at: offset)
        let found = geometry.offset(at: CGPoint(x: caret.midX, y: caret.midY))
        #expect(found == offset, "\(string.debugDescription) in \(frame.width)")
      }
    }
  }
}
