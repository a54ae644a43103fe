import Testing

@testable import CanopyMacroExpansion

/// Single tokens, and sources made of tokens.
@Suite struct TokenTests {
  // MARK: Names

  @Test func namesHaveNoBackticks() {
    #expect(tokens("a `default` `` $0 é").map(\.name) == ["a", "default", "``", "$0", "é"])
    #expect(tokens("1 \"a\" + ( /b/").map(\.name) == [nil, nil, nil, nil, nil])
  }

  @Test func identifiersHaveBackticksOnlyIfTheyNeedThem() {
    #expect(Token.identifier("_x1") == "_x1")
    #expect(Token.identifier("ünï") == "ünï")
    #expect(Token.identifier("a b") == "`a b`")
    #expect(Token.identifier("is ok?") == "`is ok?`")
  }

  @Test func stringWithTheTextOfATokenIsAnother() {
    let token = tokens("\"in\"")
    #expect(token.map { $0.is("\"in\"") } == [false])
    #expect(tokens("in").map { $0.is("in") } == [true])
  }

  // MARK: Operands

  @Test(arguments: ["a", "1", "\"s\"", "/r/", "a?", "a!", "f()", "[1]", "{ }", "self", "$0", "`in`", "nil"])
  func operandsMayEndWith(source: String) {
    #expect(tokens(source).last?.endsOperand == true)
  }

  @Test(arguments: ["a +", "return", "try", "in", "as", "(", "[", ",", ":", ".", "else", "some", "#", "@"])
  func operandsDoNotEndWith(source: String) {
    #expect(tokens(source).last?.endsOperand == false)
  }

  @Test func groupsAreOpenedAndClosedByBrackets() {
    #expect(tokens("([{").allSatisfy { $0.opensGroup && !$0.closesGroup })
    #expect(tokens(")]}").allSatisfy { $0.closesGroup && !$0.opensGroup })
    #expect(tokens("a < \"(\" , .").allSatisfy { !$0.opensGroup && !$0.closesGroup })
  }

  // MARK: Sources

  @Test func bodyOfAClosureIsReturnedExplicitly() {
    #expect(Token.returning("{ 1 }") == "return { 1 }")
    #expect(Token.returning("1") == "1")
    #expect(Token.returning("f { 1 }") == "f { 1 }")
  }

  @Test func onlyWholeTokensAreReplaced() {
    #expect(Token.replacing("Self", with: "A", in: "Self.b + Selfish(Self, mySelf)") == "A.b + Selfish(A, mySelf)")
    #expect(Token.replacing("Self", with: "A", in: "\"Self\" // Self") == "\"Self\" // Self")
    #expect(Token.replacing("Self", with: "A", in: "") == "")
    #expect(Token.replacing("Self", with: "Ä", in: "é(Self) /* ü */ Self") == "é(Ä) /* ü */ Ä")
  }

  // MARK: The whole source

  @Test(arguments: [
    "struct A<B>: C where B: D { @State private(set) var x: [Int?] = [1, nil].map { $0! + 1 } }",
    "let a = #\"\\#(b)\"#, c = \"\\(d ? \"e\" : \"f\")\" // g\n#if DEBUG\nfunc h() async throws -> (Int, some I)? { .j }\n#endif",
    "a ?? b ..< c ... d == e && !f | ~g << 1 & 0xFF",
  ])
  func tokensAndTheSpaceBetweenThemAreTheSource(source: String) {
    let bytes = Array(source.utf8)
    var end = 0
    for token in tokens(source) {
      #expect(token.range.lowerBound >= end)
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.text)
      let space = String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self)
      #expect(space.allSatisfy(\.isWhitespace) || space.contains("//"))
      end = token.range.upperBound
    }
    #expect(end == bytes.count)
  }

  @Test func anySourceIsReadToItsEnd() {
    var random = Random(seed: 11)
    let pieces = [
      "\"", "\"\"\"", "#", "/", "*", "//", "/*", "*/", "\\(", ")", "(", "{", "}", "`", "\n", " ", "a", "1", ".", "...",
      "?",
      "!", "<", ">", "@", "é", "\\", "0x", "e-", "->",
    ]
    for _ in 0..<2000 {
      let source = (0..<Int.random(in: 0...14, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined()
      let tokens = tokens(source)
      let isOrdered = zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
      #expect(isOrdered && tokens.allSatisfy { !$0.range.isEmpty }, "\(source)")
    }
  }

  @Test func deeplyNestedInterpolationsAreRead() {
    let depth = 5000
    let source = String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
    #expect(!tokens(source).isEmpty)
  }

  private func tokens(_ source: String) -> [Token] { Scanner.tokens(of: source) }
}
