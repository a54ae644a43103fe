import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Descriptions of values in explanations: short, and like source code.
@MainActor @Suite struct ReadableTextTests {
  private struct Plain {
    var number = 1
    var text = "a"
  }

  private struct Described: CustomStringConvertible {
    var description: String { "my description" }
  }

  private final class Model {}

  private enum Choice {
    case none, number(Int), named(label: String), pair(Int, String)
  }

  private indirect enum Chain {
    case end, link(Chain)
  }

  @Test func textsAreQuoted() {
    #expect(readableText(of: "plain") == #""plain""#)
    #expect(readableText(of: #"say "hi" \ there"#) == #""say \"hi\" \\ there""#)
    #expect(readableText(of: "abc".dropFirst()) == #""bc""#)
    #expect(readableText(of: Character("x")) == #""x""#)
  }

  @Test func valuesOfFoundationHaveTheirNames() {
    #expect(readableText(of: Locale(identifier: "de_DE")) == "de_DE")
    #expect(readableText(of: Calendar(identifier: .gregorian)) == "gregorian")
    #expect(readableText(of: TimeZone(identifier: "Europe/Berlin") as Any) == "Europe/Berlin")
    #expect(readableText(of: Int.self) == "Int")
  }

  @Test func collectionsAreListed() {
    #expect(readableText(of: [Int]()) == "[]")
    #expect(readableText(of: Set([7])) == "[7]")
    #expect(readableText(of: [[1], []]) == "[[1], []]")
    #expect(readableText(of: ["a": [1]]) == #"["a": [1]]"#)
    #expect(readableText(of: [Int?.none, 2] as [Int?]) == "[nil, 2]")
  }

  @Test func casesBeginWithAPeriod() {
    #expect(readableText(of: Choice.none) == ".none")
    #expect(readableText(of: Choice.number(3)) == ".number(3)")
    #expect(readableText(of: Choice.named(label: "x")) == #".named(label: "x")"#)
    #expect(readableText(of: Choice.pair(1, "b")) == #".pair(1, "b")"#)
  }

  @Test func structuresAreWrittenWithTheirFields() {
    #expect(readableText(of: Plain()) == #"Plain(number: 1, text: "a")"#)
    #expect(readableText(of: (first: 1, 2)) == "(first: 1, 2)")
    #expect(readableText(of: Described()) == "my description")
  }

  @Test func objectsAndFunctionsAreNamedByTheirType() {
    #expect(readableText(of: Model()) == "Model")
    let function: (Int) -> Bool = { $0 > 0 }
    #expect(readableText(of: function).contains("(Int) -> Bool"))
  }

  @Test func nestedOptionalsAreLookedThrough() {
    let value: Int?? = .some(.some(4))
    #expect(readableText(of: value as Any) == "4")
    #expect(readableText(of: Int??.some(.none) as Any) == "nil")
  }

  @Test func deepValuesAreCutOff() {
    var chain = Chain.end
    for _ in 0..<50 { chain = .link(chain) }
    let text = readableText(of: chain)
    #expect(text.hasPrefix(".link(.link(") && text.count <= 160, "\(text)")
  }

  @Test func longTextsEndWithAnEllipsis() {
    let text = readableText(of: Array(repeating: "word", count: 100))
    #expect(text.count == 160 && text.hasSuffix("…"))
    #expect(readableText(of: Array(repeating: 1, count: 10)).hasSuffix("]"))
  }

  @Test func modulesOfTheFrameworkAreNotNamed() {
    #expect(!readableText(of: Color.red).contains("Canopy"))
    #expect(!readableText(of: [EdgeInsets(), EdgeInsets()]).contains("Canopy"))
  }

  @Test func wrappersOfAViewAreLeftOut() {
    #expect(readableText(of: Stateful(title: "a")) == #"Stateful(title: "a")"#)
  }
}

private struct Stateful: View {
  let title: String
  @State private var count = 0
  var body: some View { Text("\(title) \(count)") }
}
