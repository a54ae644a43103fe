import Testing

@testable import CanopyMacroExpansion

/// Where tokens begin and end.
@Suite struct ScannerTests {
  @Test func wordsNumbersAndPunctuationAreTokens() {
    #expect(
      texts("var x: [Int] = f(1_000, 0x1F, 1.5e-3, 0x1p-2)") == [
        "var", "x", ":", "[", "Int", "]", "=", "f", "(", "1_000", ",", "0x1F", ",", "1.5e-3", ",", "0x1p-2", ")",
      ])
    #expect(texts("`default`.é2 $0 @State #if") == ["`default`", ".", "é2", "$0", "@", "State", "#", "if"])
  }

  @Test func rangesAndMembersOfNumbersAreNotPartsOfThem() {
    #expect(texts("1...5 0..<3 1.description") == ["1", "...", "5", "0", "..<", "3", "1", ".", "description"])
  }

  @Test func operatorsAreRunsOfTheirCharacters() {
    #expect(texts("a ?? b != -c -> d") == ["a", "??", "b", "!=", "-", "c", "->", "d"])
    #expect(texts("a+/* comment */b-// comment") == ["a", "+", "b", "-"])
  }

  @Test func postfixMarksAreSeparateTokens() {
    #expect(texts("Int?=nil") == ["Int", "?", "=", "nil"])
    #expect(texts("a??.b!.c") == ["a", "?", "?", ".", "b", "!", ".", "c"])
    #expect(kinds("a? ! ?b") == [.word, .postfix, .operator, .operator, .word])
  }

  @Test func commentsAreBetweenTokens() {
    #expect(texts("a // b \" {\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(texts("a /* never closed") == ["a"])
  }

  @Test func tokensHaveByteRangesAndLineStarts() {
    let tokens = Scanner.tokens(of: "é = \"ü\" // ö\n  x")
    #expect(tokens.map(\.range) == [0..<2, 3..<4, 5..<9, 18..<19])
    #expect(tokens.map(\.startsLine) == [true, false, false, true])
  }

  @Test(arguments: [
    #""""#, #""a""#, #""a \" b""#, #""a \\""#, #""}{)(""#, #""\(x)""#, #""\(f("a", ")"))""#, #""\("\("deep")")""#,
    ##"#"a " \ b"#"##, ##"#"\("a")"#"##, ##"#"\#(f(")"))"#"##, ####"###"a "# b"##"###"####, ###"#"""#"###,
    "\"\"\"\n a \"\" \" b\n \"\"\"", "\"\"\"\n \\(\"\"\"\n  nested )\n  \"\"\") {\n\"\"\"",
    "#\"\"\"\n a \"\"\" b\n\"\"\"#",
    "\"\"\"\n a \\\n b \\\"\"\"\n\"\"\"",
  ])
  func stringsAreOneTokenWhateverIsInThem(string: String) {
    let tokens = Scanner.tokens(of: "\(string) + x")
    #expect(tokens.map(\.text) == [string, "+", "x"])
    #expect(tokens.first?.kind == .string)
  }

  @Test func unterminatedStringEndsWithItsLine() {
    #expect(texts("\"abc\nx") == ["\"abc", "x"])
    #expect(texts("\"abc\\\nx") == ["\"abc\\", "x"])
    #expect(texts("\"\\(abc").count == 1)
  }

  @Test(arguments: [#"/a(b|c)/"#, #"/\/"{/"#, #"#/a"/b/#"#, "#/\n  a \"\n/#", #"/a[(]b)/"#])
  func regularExpressionsAreOneToken(regex: String) {
    let tokens = Scanner.tokens(of: "= \(regex) + x")
    #expect(tokens.map(\.text) == ["=", regex, "+", "x"])
    #expect(tokens.dropFirst().first?.kind == .regex)
  }

  @Test func slashesAfterOperandsAndBeforeSpaceAreOperators() {
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
    #expect(texts("f(x)/g(y)/2") == ["f", "(", "x", ")", "/", "g", "(", "y", ")", "/", "2"])
    #expect(texts("reduce(1, /)\n + /b") == ["reduce", "(", "1", ",", "/", ")", "+", "/", "b"])
    #expect(texts("return /a/") == ["return", "/a/"])
  }

  @Test func firstTokenFollowsSpaceAndComments() {
    #expect(Scanner.offsetOfFirstToken(in: "\n  /// é\n  /* x */ @Entry var x") == 20)
    #expect(Scanner.offsetOfFirstToken(in: "var") == 0)
    #expect(Scanner.offsetOfFirstToken(in: " \n ") == 3)
  }

  private func texts(_ source: String) -> [String] { Scanner.tokens(of: source).map(\.text) }

  private func kinds(_ source: String) -> [Token.Kind] { Scanner.tokens(of: source).map(\.kind) }
}
