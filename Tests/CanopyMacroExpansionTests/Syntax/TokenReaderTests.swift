import Testing

@testable import CanopyMacroExpansion

/// Walking through tokens.
@Suite struct TokenReaderTests {
  @Test func groupsAreSkippedWhole() {
    var reader = TokenReader("f(a, [b { c }]) d")
    reader.skip()
    #expect(reader.isAt("("))
    reader.skip()
    #expect(reader.isAt("d"))
    #expect(reader.previous?.text == ")")
    #expect(reader.next == nil)
  }

  @Test func aStepLeadsIntoAGroup() {
    var reader = TokenReader("(a)")
    reader.step()
    #expect(reader.isAt("a"))
  }

  @Test func groupsThatAreNeverClosedReachToTheEnd() {
    var reader = TokenReader("(a [b")
    reader.skip()
    #expect(reader.current == nil)
    reader.skip()
    #expect(reader.current == nil)
    #expect(reader.offset == 5)
  }

  @Test func onlyTheTokenThatIsThereIsSkipped() {
    var reader = TokenReader("a b")
    let skipped = ["b", "a", "b", "b"].map { reader.skip($0) }
    #expect(skipped == [false, true, true, false])
  }

  @Test func stringsAreNoWords() {
    #expect(!TokenReader("\"a\"").isAt("\"a\""))
  }

  @Test func theTextOfTokensHasWhatIsBetweenThem() {
    var reader = TokenReader("  é /* c */ = // d\n  1 // e")
    let start = reader.index
    while reader.current != nil { reader.skip() }
    #expect(reader.text(of: reader.tokens(since: start)) == "é /* c */ = // d\n  1")
    #expect(reader.text(of: []) == "")
  }

  @Test func anEmptySourceHasNoTokens() {
    let reader = TokenReader(" // nothing")
    #expect(reader.current == nil)
    #expect(reader.previous == nil)
    #expect(reader.offset == 0)
  }
}
