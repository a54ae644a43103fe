import SwiftUI
import Testing

@testable import TerminalHost

@Suite struct InputReaderTests {
  private func read(_ text: String) -> [TerminalInput] {
    var reader = InputReader()
    return reader.read(text.utf8)
  }

  @Test func charactersAreKeys() {
    #expect(read("aÄ😀") == [.key("a", []), .key("Ä", []), .key("😀", [])])
    #expect(read("\r\t\u{7F} ") == [.key(.return, []), .key(.tab, []), .key(.delete, []), .key(.space, [])])
    #expect(read("\u{3}\u{0}") == [.key("c", .control), .key(.space, .control)])
    #expect(read("\u{1B}x") == [.key("x", .option)])
  }

  @Test func sequencesAreKeysWithModifiers() {
    #expect(read("\u{1B}[A\u{1B}OB") == [.key(.upArrow, []), .key(.downArrow, [])])
    #expect(read("\u{1B}[1;6C") == [.key(.rightArrow, [.shift, .control])])
    #expect(read("\u{1B}[3~\u{1B}[5;3~") == [.key(.deleteForward, []), .key(.pageUp, .option)])
    #expect(read("\u{1B}[Z") == [.key(.tab, .shift)])
    // Answers of terminals that mean nothing here.
    #expect(read("\u{1B}[?62;22c\u{1B}[99~x") == [.key("x", [])])
  }

  @Test func sequencesThatComeInPartsAreOne() {
    var reader = InputReader()
    var inputs: [TerminalInput] = []
    for byte in "\u{1B}[<0;12;5Mä".utf8 { inputs += reader.read([byte]) }
    #expect(inputs == [.mouse(.pointer(.began), column: 11, row: 4, []), .key("ä", [])])
  }

  @Test func escapeAloneIsAKeyWhenNothingComesBehindIt() {
    var reader = InputReader()
    var inputs = reader.read([0x1B])
    #expect(inputs.isEmpty && reader.endsWithEscape)
    let isTaken = reader.takeEscape()
    let isTakenAgain = reader.takeEscape()
    #expect(isTaken && !isTakenAgain)
    inputs = reader.read("\u{1B}\u{1B}[A".utf8)
    #expect(inputs == [.key(.escape, []), .key(.upArrow, [])])
  }

  @Test func theMousePressesDragsHoversAndScrolls() {
    #expect(read("\u{1B}[<0;1;1M") == [.mouse(.pointer(.began), column: 0, row: 0, [])])
    #expect(read("\u{1B}[<32;2;1M") == [.mouse(.pointer(.moved), column: 1, row: 0, [])])
    #expect(read("\u{1B}[<0;2;1m") == [.mouse(.pointer(.ended), column: 1, row: 0, [])])
    #expect(read("\u{1B}[<35;2;1M") == [.mouse(.hover, column: 1, row: 0, [])])
    #expect(read("\u{1B}[<65;2;1M") == [.mouse(.wheel(CGSize(width: 0, height: 60)), column: 1, row: 0, [])])
    #expect(read("\u{1B}[<66;2;1M") == [.mouse(.wheel(CGSize(width: -60, height: 0)), column: 1, row: 0, [])])
    #expect(read("\u{1B}[<20;2;1M") == [.mouse(.pointer(.began), column: 1, row: 0, [.shift, .control])])
    // Other buttons do nothing.
    #expect(read("\u{1B}[<2;2;1M").isEmpty)
  }

  @Test func pastedTextIsNoKey() {
    #expect(read("\u{1B}[200~two\rlines\u{1B}[201~x") == [.text("two\nlines"), .key("x", [])])
  }

  @Test func terminalsTellTheirColorScheme() {
    #expect(read("\u{1B}[?997;1n\u{1B}[?997;2n") == [.colorScheme(.dark), .colorScheme(.light)])
  }
}
