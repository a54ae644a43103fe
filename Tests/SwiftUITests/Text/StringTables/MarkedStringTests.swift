@testable import CanopyText
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyCore

@Suite struct MarkedStringTests {
  @Test func partsRoundTrip() {
    var string = MarkedString()
    string.append(literal: "a")
    string.append(integer: -42)
    string.append(string: "b c")
    string.append(argument: 3)
    string.append(literal: "é")
    #expect(string.parts == [.literal("a"), .integer(-42), .string("b c"), .argument(3), .literal("é")])
  }

  @Test(arguments: [0, 1, -1, 9, 10, 999, -999, 1000, 123_456_789, .max, .min])
  func integersRoundTrip(_ integer: Int) {
    var string = MarkedString()
    string.append(integer: integer)
    #expect(string.parts == [.integer(integer)])
  }

  @Test func emptyStringsAreKeptAsParts() {
    var string = MarkedString()
    string.append(string: "")
    #expect(string.parts == [.string("")])
    #expect(MarkedString().parts.isEmpty)
  }

  @Test func stringsWithMarkCharactersAreRejected() {
    #expect(MarkedString.canHold("plain text, ünïcode 🎈\n\t"))
    for scalar in ["\u{1}", "\u{2}", "\u{3}", "\u{4}"] { #expect(!MarkedString.canHold("a" + scalar)) }
    #expect(MarkedString.canHold(""))
  }

  @Test func isPlainDetectsMarks() {
    #expect(MarkedString(unmarked: "a").isPlain)
    var string = MarkedString()
    string.append(integer: 1)
    #expect(!string.isPlain)
  }

  @Test func plainStringReplacesMarksWithValues() {
    let writing = LocaleWriting.of(Locale(identifier: "en_US")).integers
    var string = MarkedString(unmarked: "Row ")
    #expect(string.plainString(writing) == "Row ")
    string.append(integer: 7)
    #expect(string.plainString(writing) == "Row 7")
    string.append(string: " *of* ")
    string.append(integer: -1234)
    #expect(string.plainString(writing) == "Row 7 *of* -1,234")
    string.append(argument: 0)
    #expect(string.plainString(writing) == nil)
    #expect(MarkedString(unmarked: "*a*").plainString(writing) == nil)
  }

  @Test func randomPartsRoundTrip() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var string = MarkedString()
      var expected: [MarkedString.Part] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          // Neighbouring literals become one, so each is followed by something else.
          string.append(literal: "lit%é")
          string.append(argument: 1)
          expected += [.literal("lit%é"), .argument(1)]
        case 1:
          let integer = Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<64, using: &random)
          string.append(integer: integer)
          expected.append(.integer(integer))
        default:
          string.append(string: "s🎈")
          expected.append(.string("s🎈"))
        }
      }
      #expect(string.parts == expected)
    }
  }
}
