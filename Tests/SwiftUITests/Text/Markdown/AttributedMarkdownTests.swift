import CanopyText
import Foundation
import Testing

@testable import CanopyCore

/// Attributed strings that are made of Markdown.
@Suite struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// The runs of a string: what each shows, and its intents and link.
  private func read(_ markdown: String, _ options: Options = Options(), baseURL: URL? = nil) throws -> [String] {
    try AttributedString(markdown: markdown, options: options, baseURL: baseURL).description(of: \.inline)
  }

  @Test func emphasisIsAnInlineIntent() throws {
    #expect(try read("a *b* **c** `d` ~~e~~") == ["a ", "b{em}", " ", "c{strong}", " ", "d{code}", " ", "e{strike}"])
    #expect(try read("***a***") == ["a{em strong}"])
  }

  @Test func linksBecomeURLs() throws {
    #expect(try read("[a](https://x.org/y)") == ["a{https://x.org/y}"])
    #expect(try read("<https://x.org>") == ["https://x.org{https://x.org}"])
    let base = try #require(URL(string: "https://x.org/docs/"))
    #expect(try read("[a](b.html)", baseURL: base) == ["a{https://x.org/docs/b.html}"])
  }

  @Test func referenceLinksAreResolved() throws {
    #expect(
      try read("[a][B], [b] and [c]\n\n[b]: https://x.org \"title\"") == [
        "a{https://x.org}", ", ", "b{https://x.org}", " and [c]",
      ])
  }

  @Test func imagesShowTheirAlternativeText() throws {
    let string = try AttributedString(markdown: "![a *cat*](https://x.org/cat.png)")
    #expect(String(string.characters) == "a cat")
    #expect(string.imageURL == URL(string: "https://x.org/cat.png"))
  }

  @Test func lineEndsBecomeSoftOrHardBreaks() throws {
    #expect(try read("a\nb") == ["a", " {soft}", "b"])
    #expect(try read("a  \n  b") == ["a", "\n{hard}", "b"])
    #expect(try read("a\\\nb") == ["a", "\n{hard}", "b"])
  }

  @Test func inlineOnlySyntaxCanPreserveWhitespace() throws {
    let options = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try read("# *a*\n\n  b", options) == ["# ", "a{em}", "\n\n  b"])
    #expect(try read("- a\n- b", Options(interpretedSyntax: .inlineOnly)) == ["- a", " {soft}", "- b"])
  }

  @Test func htmlIsKeptAsText() throws {
    #expect(try read("a <b class=\"*x*\">c</b>") == ["a ", "<b class=\"*x*\">{html}", "c", "</b>{html}"])
    #expect(try read("<div>\nx\n</div>\n\ny") == ["<div>\nx\n</div>\n{block}", "y"])
  }

  @Test func extendedAttributesAreParsedOnlyIfAllowed() throws {
    let markdown = "^[3 apple](inflect: true)"
    let string = try AttributedString(markdown: markdown, options: Options(allowsExtendedAttributes: true))
    #expect(String(string.characters) == "3 apple")
    #expect(string.inflect == .automatic)
    let plain = try AttributedString(markdown: markdown)
    #expect(String(plain.characters) == markdown)
    #expect(plain.inflect == nil)
  }

  @Test func malformedAttributesThrowUnlessLenient() throws {
    let markdown = "^[a](inflect: {)})"
    let strict = Options(allowsExtendedAttributes: true)
    #expect(throws: CocoaError.self) { try AttributedString(markdown: "^[a](inflect: 'x' y)", options: strict) }
    let lenient = Options(allowsExtendedAttributes: true, failurePolicy: .returnPartiallyParsedIfPossible)
    let string = try AttributedString(markdown: "^[a](inflect: 'x' y)", options: lenient)
    #expect(String(string.characters) == "a")
    #expect(try !AttributedString(markdown: markdown, options: lenient).characters.isEmpty)
  }

  @Test func markdownDataIsDecodedAsUTF8() throws {
    #expect(try AttributedString(markdown: Data("*ä*".utf8)).description(of: \.inline) == ["ä{em}"])
    let invalid = Data([0x61, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: invalid) }
    let lenient = Options(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(try String(AttributedString(markdown: invalid, options: lenient).characters) == "a\u{FFFD}")
  }

  @Test func languageCodeBecomesAttribute() throws {
    let string = try AttributedString(markdown: "a *b*", options: Options(languageCode: "en"))
    #expect(string.languageIdentifier == "en")
  }

  @Test func textStylesInlineIntents() throws {
    let runs = Text(try AttributedString(markdown: "**a** *b* `c` ~~d~~ [e](https://x.org)")).resolvedRuns(
      in: .american)
    #expect(runs.map(\.string) == ["a", " ", "b", " ", "c", " ", "d", " ", "e"])
    let url = try #require(URL(string: "https://x.org"))
    #expect(
      runs.map(\.modifiers).filter { !$0.isEmpty } == [
        [.bold(true)], [.italic(true)], [.monospaced(true)], [.strikethrough(.single)], [.link(url)],
      ])
  }

  // MARK: Blocks

  private func blocks(_ markdown: String) throws -> [String] {
    try AttributedString(markdown: markdown).description(of: \.blocks)
  }

  @Test func blocksBecomePresentationIntents() throws {
    #expect(
      try blocks("# A\n\nb\n\n---\n\n> c") == [
        "A{header 1}", "b{paragraph}", "⸻{thematicBreak}", "c{paragraph<blockQuote}",
      ])
    #expect(try blocks("```swift\nlet a = 1\n```") == ["let a = 1\n{codeBlock 'swift'}"])
  }

  @Test func listItemsAreNumbered() throws {
    #expect(
      try blocks("3. a\n4. b\n   - c") == [
        "a{paragraph<listItem 3<orderedList}", "b{paragraph<listItem 4<orderedList}",
        "c{paragraph<listItem 1<unorderedList<listItem 4<orderedList}",
      ])
  }

  @Test func tablesHaveRowsAndCells() throws {
    let string = try AttributedString(markdown: "|a|b|\n|:-|-:|\n|c|*d*|")
    #expect(
      string.description(of: \.blocks) == [
        "a{tableCell 0<tableHeaderRow<table [left, right]}", "b{tableCell 1<tableHeaderRow<table [left, right]}",
        "c{tableCell 0<tableRow 1<table [left, right]}", "d{tableCell 1<tableRow 1<table [left, right]}",
      ])
  }

  @Test func blocksHaveDistinctIdentities() throws {
    let string = try AttributedString(markdown: "a\n\nb")
    let intents = string.runs.compactMap { $0.presentationIntent }
    #expect(intents.map { $0.components.map(\.identity) } == [[1], [2]])
    let first = try #require(intents.first)
    let last = try #require(intents.last)
    #expect(first != last)
    #expect(first.isEquivalent(to: last))
  }

  @Test func indentationLevelCountsListsAndQuotes() throws {
    let string = try AttributedString(markdown: "> - a")
    let intent = try #require(string.runs.compactMap { $0.presentationIntent }.first)
    #expect(intent.indentationLevel == 2)
    #expect(intent.count == 4)
  }

  @Test func deeplyNestedQuotesAreParsed() throws {
    let string = try AttributedString(markdown: String(repeating: ">", count: 20_000) + " a")
    #expect(string.characters.last == "a")
  }
}

extension AttributedString {
  /// What each run shows, with what is told about it in braces.
  fileprivate func description(of part: (AttributedString.Runs.Run) -> String) -> [String] {
    runs.map { run in
      let attributes = part(run)
      return String(characters[run.range]) + (attributes.isEmpty ? "" : "{\(attributes)}")
    }
  }
}

extension AttributedString.Runs.Run {
  fileprivate var inline: String {
    let names: [(InlinePresentationIntent, String)] = [
      (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"), (.strikethrough, "strike"),
      (.softBreak, "soft"), (.lineBreak, "hard"), (.inlineHTML, "html"), (.blockHTML, "block"),
    ]
    let intents = names.filter { self.inlinePresentationIntent?.contains($0.0) == true }.map(\.1)
    return (intents + [self.link?.absoluteString].compactMap(\.self)).joined(separator: " ")
  }

  fileprivate var blocks: String {
    self.presentationIntent?.components.map { $0.kind.debugDescription }.joined(separator: "<") ?? ""
  }
}
