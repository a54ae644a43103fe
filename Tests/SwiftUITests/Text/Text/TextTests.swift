import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TextTests {
  @Test func verbatimTextShowsItsString() {
    #expect(Text(verbatim: "**as** it _is_ 100%").resolved(in: .american) == "**as** it _is_ 100%")
  }

  @Test func stringVariablesAreShownVerbatim() {
    let string = "**not** Markdown"
    #expect(Text(string).resolved(in: .american) == "**not** Markdown")
    #expect(Text(string.dropFirst(2)).resolved(in: .american) == "not** Markdown")
  }

  @Test func literalsAreKeysWithMarkdown() {
    #expect(Text("**bold**").resolved(in: .american) == "bold")
  }

  @Test func literalsWithUnsupportedValuesBecomeStrings() {
    struct Opaque: CustomStringConvertible { var description: String { "**opaque**" } }
    #expect(Text("It is \(Opaque())").resolved(in: .american) == "It is **opaque**")
    #expect(Text("It is \(true)").resolved(in: .american) == "It is true")
  }

  @Test func textOccupies24Bytes() {
    #expect(MemoryLayout<Text>.stride == 24)
  }

  @Test func textsWithEqualStringsAreEqual() {
    #expect(Text(verbatim: "a") == Text(verbatim: "a"))
    #expect(Text(verbatim: "a") != Text(verbatim: "b"))
    let string = "a"
    #expect(Text(string) == Text(verbatim: "a"))
  }

  @Test func keyAndVerbatimTextDiffer() {
    #expect(Text("a") != Text(verbatim: "a"))
  }

  @Test func keysWithEqualValuesAreEqual() {
    func text(_ number: Int, _ name: String, _ ratio: Double) -> Text { Text("\(number) \(name) \(ratio)") }
    #expect(text(1, "a", 0.5) == text(1, "a", 0.5))
    #expect(text(1, "a", 0.5) != text(2, "a", 0.5))
    #expect(text(1, "a", 0.5) != text(1, "b", 0.5))
    #expect(text(1, "a", 0.5) != text(1, "a", 0.6))
  }

  @Test func textsWithDifferentTablesDiffer() {
    #expect(Text("a", tableName: "T") == Text("a", tableName: "T"))
    #expect(Text("a", tableName: "T") != Text("a", tableName: "U"))
    #expect(Text("a", tableName: "T") != Text("a"))
    #expect(Text("a", bundle: .main) == Text("a", bundle: .main))
  }

  @Test func commentsDoNotAffectEquality() {
    #expect(Text("a", comment: "The first letter") == Text("a"))
  }

  @Test func attributedStringsShowTheirCharacters() {
    var string = AttributedString("Hello")
    string.font = .title
    #expect(Text(string).resolved(in: .american) == "Hello")
    #expect(Text(string) == Text(string))
    #expect(Text(string) != Text(AttributedString("Hello")))
  }

  private func dependsOnTime(_ text: Text) -> Bool {
    text.resolution(in: .american, now: Date()).nextChange != nil
  }

  @Test func onlyRelativeDatesAndTimersDependOnTime() {
    #expect(!dependsOnTime(Text("a")))
    #expect(!dependsOnTime(Text(verbatim: "a")))
    #expect(!dependsOnTime(Text(.now, style: .date)))
    #expect(dependsOnTime(Text(.now, style: .relative)))
    #expect(dependsOnTime(Text(.now, style: .timer).bold()))
    #expect(dependsOnTime(Text("since ") + Text(.now, style: .offset)))
    #expect(dependsOnTime(Text("since \(.now, style: .relative)")))
    #expect(!dependsOnTime(Text("on \(.now, style: .date)")))
  }
}
