import CanopyStyle
import CanopyText
import Testing

@testable import CanopyCore

@Suite struct TextJoiningTests {
  @Test func joinedTextsAreConcatenated() {
    #expect((Text("a") + Text(verbatim: "b") + Text("c")).resolved(in: .american) == "abc")
    #expect((Text("a") + (Text("b") + Text("c"))).resolved(in: .american) == "abc")
  }

  @Test func joinedTextsKeepTheirModifiers() {
    let runs = (Text("a").bold() + Text("b")).resolvedRuns(in: .american)
    #expect(runs == [TextRun("a", [.bold(true)]), TextRun("b")])
  }

  @Test func modifierOfJoinedTextAppliesToAllParts() {
    let runs = (Text("a").bold() + Text("b")).italic().resolvedRuns(in: .american)
    #expect(runs == [TextRun("a", [.italic(true), .bold(true)]), TextRun("b", [.italic(true)])])
  }

  @Test func adjacentTextsWithEqualModifiersFormOneRun() {
    let runs = (Text("a") + Text("b").bold() + Text("c").bold()).resolvedRuns(in: .american)
    #expect(runs == [TextRun("a"), TextRun("bc", [.bold(true)])])
  }

  @Test func joinedTextsAreComparedPartByPart() {
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("b") + Text("a"))
    #expect(Text("a") + Text("b") != Text("a"))
  }

  @Test func thousandsOfJoinedTextsAreResolved() {
    let sum = (0..<2000).reduce(Text(verbatim: "")) { sum, _ in sum + Text(verbatim: "x") }
    #expect(sum.resolved(in: .american).count == 2000)
  }

  @Test func imageInTextReplacesOneCharacter() {
    let text = Text(Image(systemName: "star")).bold() + Text(" Favourites")
    let runs = text.resolvedRuns(in: .american)
    #expect(runs.count == 2)
    #expect(runs.first?.image == Image(systemName: "star"))
    #expect(runs.first?.string == "\u{FFFC}")
    #expect(runs.first?.modifiers == [.bold(true)])
    #expect(text.resolved(in: .american) == " Favourites")
  }

  @Test func imagesCanBeInterpolatedInKeys() {
    let runs = Text("Tap \(Image(systemName: "plus")) to add").resolvedRuns(in: .american)
    #expect(runs.map(\.string) == ["Tap ", "\u{FFFC}", " to add"])
    #expect(Text(Image("a")) == Text(Image("a")))
    #expect(Text(Image("a")) != Text(Image("b")))
  }
}
