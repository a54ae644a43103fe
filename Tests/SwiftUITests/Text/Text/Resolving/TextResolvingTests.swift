import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct TextResolvingTests {
  @Test func textCaseFollowsTheLocale() {
    var turkish = EnvironmentValues.speaking("tr_TR")
    turkish.textCase = .uppercase
    #expect(Text(verbatim: "izmir").resolved(in: turkish) == "İZMİR")
    turkish.textCase = .lowercase
    #expect(Text(verbatim: "DIŞ").resolved(in: turkish) == "dış")
    var american = EnvironmentValues.american
    american.textCase = .uppercase
    #expect(Text(verbatim: "izmir").resolved(in: american) == "IZMIR")
    #expect(Text("Row \(3)").resolved(in: american) == "ROW 3")
  }

  @Test func textCaseAppliesToRuns() {
    var american = EnvironmentValues.american
    american.textCase = .uppercase
    let runs = Text("a **b**").resolvedRuns(in: american)
    #expect(runs == [TextRun("A "), TextRun("B", [.bold(true)])])
  }

  @Test func plainTextIsOneRun() {
    #expect(Text(verbatim: "a").resolvedRuns(in: .american) == [TextRun("a")])
    #expect(Text("Row \(1234)").resolvedRuns(in: .american) == [TextRun("Row 1,234")])
    #expect(Text(verbatim: "").resolvedRuns(in: .american).isEmpty)
  }

  @Test func resolvedStringEqualsItsJoinedRuns() {
    let texts = [
      Text("Row \(7)"), Text("Row \(-12345)"), Text("\("a") of \("b")"), Text("*a*"), Text("\(2) **of** \("*")"),
      Text(""), Text("100%"), Text("\(100)%"), Text("\(Int.min)"),
    ]
    for environment in [
      EnvironmentValues.american, .german, .speaking("ar_EG"), .speaking("hi_IN"), .speaking("es_ES"),
    ] {
      for text in texts {
        let joined = text.resolvedRuns(in: environment).map(\.string).joined()
        #expect(text.resolved(in: environment) == joined)
      }
    }
  }

  @Test func linksAreSeparateRuns() throws {
    let url = try #require(URL(string: "https://example.org"))
    let runs = Text("see [this](https://example.org)").resolvedRuns(in: .american)
    #expect(runs == [TextRun("see "), TextRun("this", [.link(url)])])
  }

  @Test func attributesBecomeTextModifiers() throws {
    let url: URL = try #require(URL(string: "https://example.org"))
    var string = AttributedString("a")
    string.font = .title
    string.foregroundColor = .red
    string.backgroundColor = .yellow
    string.underlineStyle = .single
    string.strikethroughStyle = Text.LineStyle(pattern: .dash)
    string.kern = 1
    string.tracking = 2
    string.baselineOffset = 3
    string.link = url
    let runs = (Text(string + AttributedString("b"))).resolvedRuns(in: .american)
    #expect(runs.map(\.string) == ["a", "b"])
    let expected: [TextModifier] = [
      .link(url), .font(.title), .foregroundColor(.red), .backgroundColor(.yellow),
      .strikethrough(Text.LineStyle(pattern: .dash)), .underline(.single), .kerning(1), .tracking(2),
      .baselineOffset(3),
    ]
    #expect(runs.first?.modifiers == expected)
    #expect(runs.last?.modifiers == [])
  }

  @Test func attributesAreAccessibleInTheirScope() {
    var container = AttributeContainer()
    container[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .caption
    #expect(container.font == .caption)
    #expect(container.swiftUI.font == .caption)
    container.swiftUI.foregroundColor = .blue
    #expect(container.foregroundColor == .blue)
  }

  @Test func unsetLocaleIsTheCurrentOne() {
    let values = EnvironmentValues()
    #expect(Text("\(1234)").resolved(in: values) == 1234.formatted(.number.locale(.current)))
  }
}
