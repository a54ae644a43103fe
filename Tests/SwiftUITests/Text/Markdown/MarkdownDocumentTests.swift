@testable import CanopyText
import RandomTestSupport
import Testing

@testable import CanopyCore

/// The rules of CommonMark for blocks.
@Suite struct MarkdownDocumentTests {
  private func read(_ string: String) -> [MarkdownBlock] { MarkdownDocument(string).blocks }

  @Test func paragraphsEndAtBlankLines() {
    #expect(read("a\nb\n\n\nc") == [.paragraph("a\nb"), .paragraph("c")])
    #expect(read("") == [])
    #expect(read("   a\n      b") == [.paragraph("a\nb")])
  }

  @Test func headersHaveUpToSixNumberSigns() {
    #expect(read("# a") == [.header(level: 1, "a")])
    #expect(read("###### a ###") == [.header(level: 6, "a")])
    #expect(read("####### a") == [.paragraph("####### a")])
    #expect(read("#a") == [.paragraph("#a")])
    #expect(read("#") == [.header(level: 1, "")])
    #expect(read("# a#") == [.header(level: 1, "a#")])
    #expect(read("a\n# b") == [.paragraph("a"), .header(level: 1, "b")])
  }

  @Test func underlinedParagraphsAreHeaders() {
    #expect(read("a\n===") == [.header(level: 1, "a")])
    #expect(read("a\nb\n---") == [.header(level: 2, "a\nb")])
    #expect(read("a\n\n---") == [.paragraph("a"), .thematicBreak])
  }

  @Test func thematicBreaksHaveThreeMarks() {
    #expect(read("***\n- - -\n___") == [.thematicBreak, .thematicBreak, .thematicBreak])
    #expect(read("--") == [.paragraph("--")])
    #expect(read("-*-") == [.paragraph("-*-")])
  }

  @Test func codeIsFencedOrIndented() {
    #expect(read("```swift\na\n\n  b\n```\nc") == [.code("a\n\n  b\n", language: "swift"), .paragraph("c")])
    #expect(read("~~~\n```\n~~~") == [.code("```\n", language: nil)])
    #expect(read("````\n```\n````") == [.code("```\n", language: nil)])
    #expect(read("```\na") == [.code("a\n", language: nil)])
    #expect(read("    a\n\n      b\n\nc") == [.code("a\n\n  b\n", language: nil), .paragraph("c")])
    #expect(read("a\n    b") == [.paragraph("a\nb")])
    #expect(read("``` a`b") == [.paragraph("``` a`b")])
  }

  @Test func quotesIncludeLazyContinuationLines() {
    #expect(read("> a\n> b") == [.quote([.paragraph("a\nb")])])
    #expect(read("> a\nb") == [.quote([.paragraph("a\nb")])])
    #expect(read("> a\n\nb") == [.quote([.paragraph("a")]), .paragraph("b")])
    #expect(read("> a\n> > b") == [.quote([.paragraph("a"), .quote([.paragraph("b")])])])
    #expect(read("> # a\nb") == [.quote([.header(level: 1, "a")]), .paragraph("b")])
    #expect(read(">a") == [.quote([.paragraph("a")])])
  }

  @Test func listMarkersMakeLists() {
    #expect(read("- a\n- b") == [.list(start: nil, [[.paragraph("a")], [.paragraph("b")]])])
    #expect(read("- a\n\n- b") == [.list(start: nil, [[.paragraph("a")], [.paragraph("b")]])])
    #expect(read("2. a\n3. b") == [.list(start: 2, [[.paragraph("a")], [.paragraph("b")]])])
    #expect(read("- a\n* b") == [.list(start: nil, [[.paragraph("a")]]), .list(start: nil, [[.paragraph("b")]])])
    #expect(read("1. a\n1) b") == [.list(start: 1, [[.paragraph("a")]]), .list(start: 1, [[.paragraph("b")]])])
    #expect(read("-a") == [.paragraph("-a")])
    #expect(read("-\n- a") == [.list(start: nil, [[], [.paragraph("a")]])])
  }

  @Test func listItemsContainIndentedBlocks() {
    #expect(
      read("- a\n  b\n\n  c\n\nd") == [.list(start: nil, [[.paragraph("a\nb"), .paragraph("c")]]), .paragraph("d")])
    #expect(
      read("- a\n  - b\n    - c") == [
        .list(
          start: nil,
          [[.paragraph("a"), .list(start: nil, [[.paragraph("b"), .list(start: nil, [[.paragraph("c")]])]])]])
      ])
    #expect(
      read("1. a\n\n   ```\n   b\n   ```") == [.list(start: 1, [[.paragraph("a"), .code("b\n", language: nil)]])])
    #expect(read("- a\nb") == [.list(start: nil, [[.paragraph("a\nb")]])])
    #expect(read("-\ta") == [.list(start: nil, [[.paragraph("a")]])])
  }

  @Test func onlySomeListsInterruptParagraphs() {
    #expect(read("a\n- b") == [.paragraph("a"), .list(start: nil, [[.paragraph("b")]])])
    #expect(read("in\n1998. b") == [.paragraph("in\n1998. b")])
    #expect(read("a\n1. b") == [.paragraph("a"), .list(start: 1, [[.paragraph("b")]])])
  }

  @Test func tablesRequireDelimiterRow() {
    #expect(
      read("a | b | c\n:-- | :-: | --:\n1 | 2\n\nd") == [
        .table([.left, .center, .right], header: ["a", "b", "c"], rows: [["1", "2", ""]]), .paragraph("d"),
      ])
    #expect(read("| a\\|b |\n|---|") == [.table([.left], header: ["a|b"], rows: [])])
    #expect(read("a | b\n---") == [.header(level: 2, "a | b")])
  }

  @Test func linkDefinitionsAreNotShown() {
    let document = MarkdownDocument("[A  b]: <https://x.org> 'title'\n[c]: d\ne\n\n[f]: g h")
    #expect(document.references == ["a b": "https://x.org", "c": "d"])
    #expect(document.blocks == [.paragraph("e"), .paragraph("[f]: g h")])
  }

  @Test func linkDefinitionsMaySpanLines() {
    func references(_ string: String) -> [String: String] { MarkdownDocument(string).references }
    #expect(references("[a]:\n  /b\n  'c'\n\n[a]") == ["a": "/b"])
    #expect(references("[a\nb]: <my address> \"title\nof two lines\"") == ["a b": "my address"])
    #expect(references(#"[a\[]: /b\*c"#) == [#"a\["#: "/b*c"])
    #expect(references("[a]: <>") == ["a": ""] && references("[a]:") == [:] && references("[a]: <b>(c)") == [:])
    // What looks like a title but isn't one is text.
    let document = MarkdownDocument("[a]: /b\n\"c\" d\n[e]: /f")
    #expect(document.references == ["a": "/b"])
    #expect(document.blocks == [.paragraph("\"c\" d\n[e]: /f")])
    #expect(read("[a]: /b\n===\n[a]") == [.paragraph("===\n[a]")])
  }

  @Test func manyLinkDefinitionsAreReadInOnePass() {
    let lines = (0..<4000).map { "[r\($0)]: https://x.org/\($0)" }
    #expect(MarkdownDocument(lines.joined(separator: "\n")).references.count == 4000)
  }

  @Test func codeKeepsItsSpacesAndTabs() {
    #expect(read("    a\n      \n    b") == [.code("a\n  \nb\n", language: nil)])
    #expect(read("```\n\tif a {\n\t\tb\n```") == [.code("\tif a {\n\t\tb\n", language: nil)])
    #expect(read("```\na\n  \n```") == [.code("a\n  \n", language: nil)])
    // Of a tab, the part behind the marker is left.
    #expect(read(">\t\ta") == [.quote([.code("  a\n", language: nil)])])
    #expect(read("-\t\ta") == [.list(start: nil, [[.code("  a\n", language: nil)]])])
    #expect(read(#"``` a\+b"#) == [.code("", language: "a+b")])
  }

  @Test func lazyLinesBeginNoBlocks() {
    #expect(read("> a\n    - b") == [.quote([.paragraph("a\n- b")])])
    #expect(read("> a\nb\n===") == [.quote([.paragraph("a\nb\n===")])])
    #expect(read(">     a\n    b") == [.quote([.code("a\n", language: nil)]), .code("b\n", language: nil)])
    #expect(read("> | a |\n|---|") == [.quote([.paragraph("| a |\n|---|")])])
    #expect(read("> <div>\n> a\nb") == [.quote([.html("<div>\na\n")]), .paragraph("b")])
  }

  @Test func htmlMakesBlocks() {
    #expect(read("<custom a='b'>\n*c*\n\n*d*") == [.html("<custom a='b'>\n*c*\n"), .paragraph("*d*")])
    #expect(read("a\n<custom>") == [.paragraph("a\n<custom>")])
    #expect(read("a\n<div>") == [.paragraph("a"), .html("<div>\n")])
    #expect(read("<custom> a") == [.paragraph("<custom> a")])
    #expect(read("<?a\n\n?>\nb") == [.html("<?a\n\n?>\n"), .paragraph("b")])
    #expect(read("<!DOCTYPE a>\nb") == [.html("<!DOCTYPE a>\n"), .paragraph("b")])
    #expect(read("<![CDATA[\n\n]]>\nb") == [.html("<![CDATA[\n\n]]>\n"), .paragraph("b")])
    #expect(read("<!a") == [.html("<!a\n")] && read("<!-a") == [.paragraph("<!-a")])
  }

  @Test func tablesInterruptParagraphs() {
    let table = MarkdownBlock.table([.left, .left], header: ["b", "c"], rows: [])
    #expect(read("a\n| b | c |\n|---|---|") == [.paragraph("a"), table])
    #expect(read("b|c\n-|-\n    d") == [table, .code("d\n", language: nil)])
    #expect(read("a\n|-|") == [.table([.left], header: ["a"], rows: [])])
  }

  @Test func randomMarkdownDocumentsAreParsed() {
    var random = SeededGenerator(seed: 17)
    let pieces = [
      "a", "- ", "> ", "1. ", "\n", "\n\n", "    ", "```", "~~~", "# ", "|", "|-|", "---", "===", "<div>", "[a]: b",
      "\t",
    ]
    for _ in 0..<3000 {
      let string = (0..<Int.random(in: 0...14, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
      #expect(read(string.joined()).count <= string.count)
    }
  }
}
