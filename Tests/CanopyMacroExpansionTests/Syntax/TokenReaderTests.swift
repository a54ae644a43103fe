import Testing

@testable import CanopyMacroExpansion

/// Walking through tokens.
@Suite struct TokenReaderTests {
  @Test func groupsAreSkippedAsAWhole() {
    var reader = TokenReader("f(a, [b { c }]) d")
    reader.skip()
    #expect(reader.isAt("("))
    reader.skip()
    #expect(reader.isAt("d"))
    #expect(reader.previous?.text == ")")
    #expect(reader.next == nil)
  }

  @Test func stepEntersAGroup() {
    var reader = TokenReader("(a)")
    reader.step()
    #expect(reader.isAt("a"))
  }

  @Test func unclosedGroupsExtendToTheEnd() {
    var reader = TokenReader("(a [b")
    reader.skip()
    #expect(reader.current == nil)
    reader.skip()
    #expect(reader.current == nil)
    #expect(reader.offset == 5)
  }

  @Test func onlyAMatchingTokenIsSkipped() {
    var reader = TokenReader("a b")
    let skipped = ["b", "a", "b", "b"].map { reader.skip($0) }
    #expect(skipped == [false, true, true, false])
  }

  @Test func stringsAreNotWords() {
    #expect(!TokenReader("\"a\"").isAt("\"a\""))
  }

  @Test func textOfTokensIncludesTheSpaceBetween() {
    var reader = TokenReader("  é /* c */ = // d\n  1 // e")
    let start = reader.index
    while reader.current != nil { reader.skip() }
    #expect(reader.text(of: reader.tokens(since: start)) == "é /* c */ = // d\n  1")
    #expect(reader.text(of: []) == "")
  }

  @Test func emptySourceHasNoTokens() {
    let reader = TokenReader(" // nothing")
    #expect(reader.current == nil)
    #expect(reader.previous == nil)
    #expect(reader.offset == 0)
  }
}
