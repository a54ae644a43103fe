import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

/// Attributed strings as apps make them.
@Suite struct AttributedStringTests {
  private func runs(_ string: AttributedString) -> [TextRun] { Text(string).resolvedRuns(in: .american) }

  @Test func attributesOfRangeStyleItsText() throws {
    var string = AttributedString("Hello, world")
    let range = try #require(string.range(of: "world"))
    string[range].foregroundColor = .red
    string[range].font = .title
    #expect(runs(string) == [TextRun("Hello, "), TextRun("world", [.font(.title), .foregroundColor(.red)])])
  }

  @Test func attributeContainersAreMerged() {
    var container = AttributeContainer()
    container.foregroundColor = .blue
    container.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    container.kern = 2
    container.baselineOffset = 3
    var string = AttributedString("a")
    string.mergeAttributes(container)
    #expect(
      runs(string).first?.modifiers == [
        .foregroundColor(.blue), .underline(Text.LineStyle(pattern: .dot, color: .red)), .kerning(2),
        .baselineOffset(3),
      ])
    let merged = AttributedString("b").mergingAttributes(AttributeContainer().font(.caption).foregroundColor(.green))
    #expect(runs(merged) == [TextRun("b", [.font(.caption), .foregroundColor(.green)])])
  }

  @Test func replacedAttributesStyleTheText() {
    var string = AttributedString("a")
    string.foregroundColor = .red
    string.replaceAttributes(AttributeContainer().foregroundColor(.red), with: AttributeContainer().font(.body))
    #expect(runs(string) == [TextRun("a", [.font(.body)])])
  }

  @Test func runsAreGroupedByAttribute() throws {
    let string = try AttributedString(markdown: "a [b *c*](https://x.org) `d`")
    let links = string.runs[\.link].map { "\($0.0?.absoluteString ?? "-"): \(String(string[$0.1].characters))" }
    #expect(links == ["-: a ", "https://x.org: b c", "-:  d"])
    let intents = string.runs[\.inlinePresentationIntent].map(\.0)
    #expect(intents == [nil, .emphasized, nil, .code])
  }

  @Test func inlineIntentsStyleTheText() {
    var string = AttributedString("a")
    string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    #expect(runs(string) == [TextRun("a", [.bold(true), .italic(true)])])
    string.inlinePresentationIntent = nil
    #expect(runs(string) == [TextRun("a")])
  }

  @Test func linkColorCanBeChanged() throws {
    var string = try AttributedString(markdown: "[a](https://x.org)")
    for run in string.runs where run.link != nil { string[run.range].foregroundColor = .green }
    let url = try #require(URL(string: "https://x.org"))
    #expect(runs(string) == [TextRun("a", [.link(url), .foregroundColor(.green)])])
  }

  @Test func localizedInitializerParsesMarkdown() {
    let american = Locale(identifier: "en_US")
    let string = AttributedString(localized: "**^[\(3) apple](inflect: true)** in *\("a*b")*", locale: american)
    #expect(runs(string) == [TextRun("3 apples", [.bold(true)]), TextRun(" in "), TextRun("a*b", [.italic(true)])])
  }

  @Test func attributedStringsCanBeInterpolatedInKeys() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    #expect(Text("is \(string)!").resolvedRuns(in: .american).map(\.string) == ["is ", "red", "!"])
    #expect((Text("a ") + Text(string)).resolved(in: .american) == "a red")
  }
}
