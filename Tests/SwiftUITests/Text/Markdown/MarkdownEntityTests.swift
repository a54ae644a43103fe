@testable import CanopyText
import Testing

@testable import CanopyCore

@Suite struct MarkdownEntityTests {
  @Test func namedAndNumericEntitiesAreDecoded() {
    #expect(MarkdownEntity.text("amp") == "&")
    #expect(MarkdownEntity.text("nbsp") == "\u{A0}")
    #expect(MarkdownEntity.text("uuml") == "ü")
    #expect(MarkdownEntity.text("yuml") == "ÿ")
    #expect(
      ["alpha", "Omega", "omega", "sigma", "sigmaf", "Sigma"].map { MarkdownEntity.text($0) } == [
        "α", "Ω", "ω", "σ", "ς", "Σ",
      ])
    #expect(MarkdownEntity.text("there4") == "∴" && MarkdownEntity.text("Sigmaf") == nil)
    #expect(MarkdownEntity.text("#252") == "ü")
    #expect(MarkdownEntity.text("#xFC") == "ü")
    #expect(MarkdownEntity.text("#0") == "\u{FFFD}")
    #expect(MarkdownEntity.text("#xD800") == "\u{FFFD}")
    #expect(MarkdownEntity.text("nothing") == nil)
    #expect(MarkdownEntity.text("#") == nil)
    #expect(MarkdownEntity.text("#x") == nil)
  }

  @Test func textShowsDecodedEntities() {
    #expect(Text("a &amp; b").resolved(in: .american) == "a & b")
    #expect(Text("&lt;*a*&gt; & c; &x;").resolved(in: .american) == "<a> & c; &x;")
    #expect(Text("\\&amp; `&amp;` \(1)").resolved(in: .american) == "&amp; &amp; 1")
    #expect(MarkdownEntity.unescaped("a&amp;b&c;&") == "a&b&c;&")
    #expect(MarkdownEntity.unescaped(#"a\*\&amp;\b&lt;\"#) == #"a*&amp;\b<\"#)
  }
}
