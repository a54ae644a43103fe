import Foundation
import SwiftUI
import Testing

@Suite("Selections in attributed texts")
struct AttributedTextSelectionTests {
  private func range(_ part: String, in text: AttributedString) throws -> Range<AttributedString.Index> {
    try #require(text.range(of: part))
  }

  /// A text whose second word is red.
  private func twoColors() throws -> AttributedString {
    var text = AttributedString("one two three")
    text[try range("two", in: text)].foregroundColor = .red
    return text
  }

  @Test("An empty range is an insertion point, and a selection of another text is at the end")
  func selectionsHaveIndices() throws {
    let text = try twoColors()
    let two = try range("two", in: text)
    #expect(AttributedTextSelection(range: two).indices(in: text) == .ranges(RangeSet(two)))
    let start = text.startIndex
    #expect(AttributedTextSelection(range: start..<start).indices(in: text) == .insertionPoint(start))
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    var changed = text
    changed.append(AttributedString("!"))
    #expect(AttributedTextSelection(range: two).indices(in: changed) == .insertionPoint(changed.endIndex))
  }

  @Test("The attributes of a selection are those of its runs, and the runs of one attribute count once")
  func selectionsHaveAttributes() throws {
    var text = try twoColors()
    text[try range("wo t", in: text)].underlineStyle = .single
    let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(all.attributes(in: text).map(\.foregroundColor) == [nil, .red, .red, nil, nil])
    #expect(Array(all.attributes(in: text)[\.foregroundColor]) == [nil, .red, nil])
    let part = AttributedTextSelection(range: try range("two", in: text))
    #expect(Array(part.attributes(in: text)[\.foregroundColor]) == [.red])
    #expect(Array(part.attributes(in: text)[\.underlineStyle]) == [nil, .single])
    #expect(String(AttributedString(text[part]).characters) == "two")
  }

  @Test(
    "Typed characters have the attributes of the character before, and of the one after at the start of a paragraph")
  func typingAttributesFollowTheText() throws {
    var text = try twoColors()
    func color(at index: AttributedString.Index) -> Color? {
      AttributedTextSelection(insertionPoint: index).typingAttributes(in: text).foregroundColor
    }
    let two = try range("two", in: text)
    #expect(color(at: two.lowerBound) == nil)
    #expect(color(at: two.upperBound) == .red)
    #expect(color(at: text.endIndex) == nil)
    text[text.startIndex..<two.lowerBound].foregroundColor = .blue
    #expect(color(at: text.startIndex) == .blue)
    let selected = AttributedTextSelection(range: try range("two", in: text))
    #expect(selected.typingAttributes(in: text).foregroundColor == .red)
    var own = AttributeContainer()
    own.foregroundColor = .green
    let selection = AttributedTextSelection(insertionPoint: text.startIndex, typingAttributes: own)
    #expect(selection.typingAttributes(in: text) == own)
    #expect(selection.attributes(in: text).map(\.foregroundColor) == [.green])
  }

  @Test("A link ends where its text ends, and continues inside of it")
  func linksEnd() throws {
    var text = AttributedString("a link b")
    text[try range("link", in: text)].link = URL(string: "https://swift.org")
    let link = try range("link", in: text)
    func url(at index: AttributedString.Index) -> URL? {
      AttributedTextSelection(insertionPoint: index).typingAttributes(in: text).link
    }
    #expect(url(at: link.upperBound) == nil)
    #expect(url(at: link.lowerBound) == nil)
    #expect(url(at: text.index(afterCharacter: link.lowerBound)) != nil)
  }

  @Test("A selection stays with its characters while the text changes")
  func transformingMovesSelections() throws {
    var text = try twoColors()
    var selection = AttributedTextSelection(range: try range("two", in: text))
    text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
    #expect(String(AttributedString(text[selection]).characters) == "two")
    text.transform(updating: &selection) { $0 = AttributedString("new") }
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test("Attributes change in the selected characters only")
  func transformingAttributes() throws {
    var text = try twoColors()
    var selection = AttributedTextSelection(range: try range("e two t", in: text))
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    let underlined = text.runs.filter { $0.underlineStyle != nil }.map { String(text[$0.range].characters) }
    #expect(underlined == ["e ", "two", " t"])
    #expect(String(AttributedString(text[selection]).characters) == "e two t")
    #expect(text[try range("two", in: text)].foregroundColor == .red)
  }

  @Test("At an insertion point, the attributes of the next typed characters change")
  func transformingTypingAttributes() throws {
    var text = try twoColors()
    let before = text
    var selection = AttributedTextSelection(insertionPoint: try range("two", in: text).upperBound)
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    #expect(text == before)
    text.replaceSelection(&selection, withCharacters: "!")
    let added = try range("!", in: text)
    #expect(text[added].underlineStyle == .single && text[added].foregroundColor == .red)
    #expect(selection.indices(in: text) == .insertionPoint(added.upperBound))
  }

  @Test("New content replaces the selection, and the insertion point is behind it")
  func replacingSelections() throws {
    var text = try twoColors()
    var selection = AttributedTextSelection(range: try range("two", in: text))
    var new = AttributedString("2")
    new.foregroundColor = .green
    text.replaceSelection(&selection, with: new)
    #expect(String(text.characters) == "one 2 three")
    let added = try range("2", in: text)
    #expect(text[added].foregroundColor == .green)
    #expect(selection.indices(in: text) == .insertionPoint(added.upperBound))
    var ranges = AttributedTextSelection(
      ranges: RangeSet([try range("one", in: text), try range("three", in: text)]))
    text.replaceSelection(&ranges, withCharacters: "x")
    #expect(String(text.characters) == "x 2 ")
  }

  @Test("Behind a line break, an insertion point belongs to the next character")
  func affinityFollowsLines() throws {
    let text = AttributedString("a\nb")
    let second = try range("b", in: text).lowerBound
    #expect(AttributedTextSelection(insertionPoint: second).affinity(in: text) == .downstream)
    #expect(AttributedTextSelection(insertionPoint: text.endIndex).affinity(in: text) == .automatic)
  }
}
