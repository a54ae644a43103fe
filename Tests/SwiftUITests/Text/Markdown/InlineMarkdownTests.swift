@testable import CanopyText
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyCore

@Suite struct InlineMarkdownTests {
  /// What a string shows, with the modifiers of each piece in brackets behind it.
  private func read(_ string: String) -> String {
    InlineMarkdown([.literal(string[...])]).pieces.map { piece in
      let names = piece.modifiers.map { modifier in
        switch modifier {
        case .bold: "b"
        case .italic: "i"
        case .monospaced: "c"
        case .strikethrough: "s"
        case .link(let url): url.absoluteString
        default: "?"
        }
      }
      guard case .literal(let literal) = piece.content else { return "%" }
      return literal + (names.isEmpty ? "" : "{\(names.joined(separator: ","))}")
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("*a*", "a{i}"), ("_a_", "a{i}"), ("**a**", "a{b}"), ("__a__", "a{b}"),
    ("***a***", "a{i,b}"), ("a *b* c", "a b{i} c"), ("**a *b* c**", "a {b}b{b,i} c{b}"),
    ("*a **b***", "a {i}b{i,b}"), ("**a** and **b**", "a{b} and b{b}"),
  ])
  func emphasisIsParsed(in string: String, as expected: String) { #expect(read(string) == expected) }

  @Test(arguments: [
    ("https://a.com", "https://a.com{https://a.com}"),
    ("see http://a.com/b?c=d.", "see http://a.com/b?c=d{http://a.com/b?c=d}."),
    ("(https://a.com/x_(y))", "(https://a.com/x_(y){https://a.com/x_(y)})"),
    ("www.a.com!", "www.a.com{http://www.a.com}!"),
    ("ann@a.com, bob", "ann@a.com{mailto:ann@a.com}, bob"), ("a.b+c@d-e.org", "a.b+c@d-e.org{mailto:a.b+c@d-e.org}"),
    ("*https://a.com*", "https://a.com{i,https://a.com}"),
    ("[https://a.com](https://b.com)", "https://a.com{https://b.com}"),
    ("`https://a.com`", "https://a.com{c}"),
    ("\"https://a.com\"", "\"https://a.com{https://a.com}\""), ("见https://a.com 。", "见https://a.com{https://a.com} 。"),
    ("给ann@a.com你", "给ann@a.com{mailto:ann@a.com}你"), ("www.a.com?b&lt;", "www.a.com?b{http://www.a.com?b}<"),
  ])
  func bareAddressesBecomeLinks(in string: String, as expected: String) { #expect(read(string) == expected) }

  @Test(arguments: [
    "https://", "www", "www.", "a@b", "a@b.", "@a.com", "a@@b.com", "12:30", "key: value", "xhttps://a.com",
    "http:/a.com",
    "a@b_c.d-", "wow www",
  ])
  func invalidAddressesStayText(_ string: String) { #expect(read(string) == string) }

  @Test func unbalancedBracketsEndAnAddress() {
    #expect(
      read("(https://a.com/(b)" + String(repeating: ")", count: 20_000)) == "(https://a.com/(b){https://a.com/(b)}"
        + String(repeating: ")", count: 20_000))
  }

  /// Returns how many times longer it takes to read ten times as much text: about 10, or 100 if each beginning is read to the end.
  private func growth(repeating beginning: String) -> Double {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: beginning, count: count)
      return ProcessorTime.measure { #expect(!read(text).isEmpty) }
    }
    return time(20_000) / time(2_000)
  }

  /// Each of the words could begin an address; reading on to the end of the text from each would take minutes.
  @Test(arguments: ["(www.", "_www._", "_a", "(a", "(https://", "(a@"])
  func manyAddressPrefixesAreParsedInLinearTime(_ beginning: String) {
    #expect(growth(repeating: beginning) < 35)
  }

  @Test(arguments: [
    "a * b * c", "*a", "a*", "2*3", "snake_case_name", "a_b_", "** a**", "*", "**", "5 * 3 = 15", "_", "a ~ b",
  ])
  func invalidEmphasisStaysText(_ string: String) {
    // A lone asterisk inside of a word may well begin something, but here nothing ends it.
    #expect(read(string) == string)
  }

  /// The rules for rows of delimiters: what may open and close, and which are paired.
  @Test(arguments: [
    ("*a**b**c*", "a{i}b{i,b}c{i}"), ("*a**b*", "a**b{i}"), ("a*\"b\"*", "a*\"b\"*"), ("*(*a)", "*(*a)"),
    ("*(*a*)*", "({i}a{i,i}){i}"), ("**a\"*b*\"c**", "a\"{b}b{b,i}\"c{b}"), ("_a_b_c_", "a_b_c{i}"),
    ("a-_(b)_", "a-(b){i}"), ("***a** b*", "a{i,b} b{i}"), ("***a* b**", "a{b,i} b{b}"),
    ("*a [b* c]", "a [b{i} c]"), ("****a****", "a{b,b}"), ("*a _b*", "a _b{i}"), ("*a `*`", "*a *{c}"),
    ("**a [b*](https://x.org)", "**a b*{https://x.org}"), ("\\**a*", "*a{i}"),
  ])
  func delimiterRunsArePaired(in string: String, as expected: String) { #expect(read(string) == expected) }

  @Test func manyDelimitersAreParsedInTime() {
    let string = String(repeating: "*a _b ", count: 400) + String(repeating: "a_ b~~ ", count: 400)
    #expect(!read(string).isEmpty)
    #expect(read(String(repeating: "[a", count: 5000) + String(repeating: "]", count: 6000)).count == 16_000)
  }

  @Test func attributesWithoutInflectionHaveNoEffect() {
    #expect(read("^[a *b*](color: 'red')") == "a b{i}")
    #expect(read("^[a](https://x.org)") == "^a{https://x.org}")
    #expect(read("^[a] (b: c)") == "^[a] (b: c)")
    #expect(read("^a [b] ^") == "^a [b] ^")
  }

  @Test func linkDestinationsSupportEscapesAndEntities() {
    #expect(read(#"[a](https://x.org/\))"#) == "a{https://x.org/)}")
    #expect(read("[a](https://x.org?b=1&amp;c=2)") == "a{https://x.org?b=1&c=2}")
    #expect(read("[a](https://x.org (title))") == "a{https://x.org}")
  }

  @Test func asterisksCanEmphasizePartOfWord() {
    #expect(read("in*credi*ble") == "incredi{i}ble")
    #expect(read("in_credi_ble") == "in_credi_ble")
  }

  @Test func unpairedDelimitersStayText() {
    #expect(read("**a*") == "*a{i}")
    #expect(read("*a**") == "a{i}*")
    #expect(read("***a*") == "**a{i}")
  }

  @Test func codeSpansAreParsed() {
    #expect(read("`a`") == "a{c}")
    #expect(read("``a`b``") == "a`b{c}")
    #expect(read("` a `") == "a{c}")
    #expect(read("`**a**`") == "**a**{c}")
    #expect(read("*`a`*") == "a{i,c}")
    #expect(read("`a") == "`a")
    #expect(read("``a`") == "``a`")
  }

  @Test func strikethroughIsParsed() {
    #expect(read("~~a~~ b") == "a{s} b")
    #expect(read("~a~") == "a{s}")
    #expect(read("~~a~") == "~~a~")
    #expect(read("~~~a~~~") == "~~~a~~~")
  }

  @Test func linksAreParsed() {
    #expect(read("[a](https://x.org)") == "a{https://x.org}")
    #expect(read("see [a **b**](https://x.org/y \"title\") now") == "see a {https://x.org/y}b{https://x.org/y,b} now")
    #expect(read("[a](<https://x.org/b>)") == "a{https://x.org/b}")
    #expect(read("[a](https://x.org/(b))") == "a{https://x.org/(b)}")
    #expect(read("**[a](https://x.org)**") == "a{b,https://x.org}")
  }

  @Test func imagesShowTheirAlternativeText() {
    #expect(read("![a](https://x.org/p.png)") == "a")
  }

  @Test(arguments: ["[a]", "[a] (b)", "[a](b", "a]", "[", "[[a]", "![a]"])
  func invalidLinksStayText(_ string: String) { #expect(read(string) == string) }

  @Test func linksCannotContainLinks() {
    #expect(read("[a [b](https://x.org) c](https://y.org)") == "[a b{https://x.org} c](https://y.org{https://y.org})")
  }

  @Test func emphasisDoesNotExtendIntoLinks() {
    #expect(read("*a [b*](https://x.org)") == "*a b*{https://x.org}")
  }

  @Test func addressesInAngleBracketsAreLinks() {
    #expect(read("<https://x.org>") == "https://x.org{https://x.org}")
    #expect(read("<a@x.org>") == "a@x.org{mailto:a@x.org}")
    #expect(read("a < b > c") == "a < b > c")
    #expect(read("<b>") == "<b>")
  }

  @Test func backslashesEscapePunctuation() {
    #expect(read(#"\*a\*"#) == "*a*")
    #expect(read(#"\[a](b)"#) == "[a](b)")
    #expect(read(#"a\b"#) == #"a\b"#)
    #expect(read(#"\\"#) == #"\"#)
  }

  @Test(arguments: [
    ("<a href=\"b\" c d='*e*' f=g/>", true), ("</a >", true), ("<a\n  b>", true), ("<?*a*?>", true), ("<!A *b*>", true),
    ("<![CDATA[*a*]]>", true), ("<!-- *a* -->", true), ("<!-->", true),
    ("<a h*b*=\"c\">", false), ("<a b='c'd*e*='f'>", false), ("</a b=*c*>", false), ("<1 *a*>", false),
    ("<? *a*", false),
  ])
  func htmlIsReadAsItsGrammarSays(in string: String, isHTML: Bool) {
    var parser = InlineMarkdownParser([.literal(string[...])])
    parser.parse()
    #expect(parser.segments.contains { $0.styles == [.html] } == isHTML)
  }

  /// Each could begin HTML that ends at the end of the text, so it must not be searched again and again.
  @Test(arguments: ["a <? ", "a <!A ", "a <![CDATA[ ", "<a b=\"", "-http://", "(a@b."])
  func unendedMarkupIsParsedInLinearTime(_ beginning: String) {
    #expect(growth(repeating: beginning) < 35)
  }

  @Test func valuesInAddressesHaveNoMeaning() {
    let pieces = InlineMarkdown(
      [.literal("[a](https://a.com/?b&amp;"), .value(0, specifier: "%@"), .literal(")")], addressParts: ["c&copy;d"]
    ).pieces
    #expect(pieces.map(\.modifiers) == [URL(string: "https://a.com/?b&c&copy;d").map { [.link($0)] } ?? []])
  }

  @Test func noBreakSpacesBelongToAnAddress() {
    #expect(read("[a](b\u{A0}\"c\")") == "a{b%C2%A0%22c%22}")
  }

  @Test func interpolatedValuesAreStyledByMarkdown() {
    let pieces = InlineMarkdown([.literal("**"), .value(0, specifier: "%@"), .literal("** *")]).pieces
    #expect(pieces.first == InlineMarkdown.Piece(.value(0, specifier: "%@"), [.bold(true)]))
    #expect(pieces.last == InlineMarkdown.Piece(.literal(" *")))
    let code = InlineMarkdown([.literal("`a "), .value(0, specifier: "%d"), .literal("`")]).pieces
    #expect(code.map(\.modifiers) == [[.monospaced(true)], [.monospaced(true)]])
  }

  @Test func valuesArePartOfAnAddress() {
    let pieces = InlineMarkdown(
      [
        .literal("[part "), .value(0, specifier: "%lld"), .literal("](https://a.com/"), .value(0, specifier: "%lld"),
        .literal("/"), .value(1, specifier: "%@"), .literal(") *a*"),
      ], addressParts: ["7", "x)*y*"]
    ).pieces
    let address = URL(string: "https://a.com/7/x)*y*")
    #expect(address != nil && pieces.prefix(2).allSatisfy { $0.modifiers == address.map { [.link($0)] } })
    #expect(pieces.suffix(2).map(\.content) == [.literal(" "), .literal("a")])
  }

  @Test func anAddressIsNotCutAtAValue() {
    let bare = InlineMarkdown([.literal("see https://a.com/"), .value(0, specifier: "%@")], addressParts: ["x"]).pieces
    #expect(bare.allSatisfy { $0.modifiers.isEmpty })
    let text = InlineMarkdown(
      [.literal("[a](https://a.com/"), .value(0, specifier: "%@"), .literal(")")], addressParts: [nil]
    ).pieces
    #expect(text.allSatisfy { $0.modifiers.isEmpty })
  }

  @Test func lineBreaksAndSpacesAreKept() {
    #expect(read("*a*\n\n  b") == "a{i}\n\n  b")
  }

  @Test func randomInlineMarkdownIsParsed() {
    var random = SeededGenerator(seed: 3)
    let characters = Array("**__``~~[]()<>!\\ab \n")
    for _ in 0..<3000 {
      let string = String(
        (0..<Int.random(in: 0...16, using: &random)).compactMap { _ in characters.randomElement(using: &random) })
      let shown = InlineMarkdown([.literal(string[...])]).pieces
      #expect(shown.count <= max(string.count, 1))
    }
  }
}
