import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Explanations of values and views: the modifier that sets a value, hidden values, readers, and the reasons why a body ran.
@MainActor @Suite struct ExplanationTests {
  @Test("1.4 A value is explained by its modifier and the values it hides")
  func aValueIsExplainedByItsModifierAndTheValuesItHides() throws {
    let screen = TestScreen { Shelf() }
    let text = screen.explain(try screen.find("wood"))
    #expect(
      text.contains(
        """
        \\.material = "wood", set by environment(\\.material) in the body of Board, in Shelf
        """))
    #expect(text.contains("hides \"steel\", set by environment(\\.material) in the body of Shelf"))
  }

  /// Naming all enclosing views for each scope would take time quadratic in the depth.
  @Test func aDeeplyNestedModifierNamesOnlyItsNearestEnclosingViews() throws {
    struct Level: View {
      let depth: Int
      var body: some View {
        if depth == 0 { Text("innermost").environment(\.lineLimit, 3) } else { AnyView(Level(depth: depth - 1)) }
      }
    }
    let screen = TestScreen { Level(depth: 100) }
    let text = screen.explain(try screen.find("innermost"))
    let line = try #require(
      text.split(separator: "\n").first { $0.contains("set by lineLimit") || $0.contains("lineLimit") })
    #expect(line.hasSuffix("in the body of 33 × Level"), "\(line)")
  }

  @Test func aBodyIsExplainedByTheValuesItReads() throws {
    let screen = TestScreen { Shelf() }
    let text = screen.explain(try screen.find("wood"))
    #expect(text.hasPrefix("Label, in Board, in Shelf\n"))
    #expect(text.contains("its body ran once, last because it came into the tree"))
    #expect(text.contains("it reads \\.material"))
  }

  @Test func aBodyIsExplainedByTheChainOfChangesThatRanIt() throws {
    let screen = TestScreen { Counter() }
    try screen.find("add").tap()
    let text = screen.explain(try screen.find("shown 1"))
    #expect(text.contains("its body ran 2 times, last because \\.amount changed"))
    let counter = screen.explain(try screen.find("count 1"))
    #expect(counter.contains("last because _count changed, by tapping “add”"))
  }

  @Test func aBodyIsExplainedByTheChangedPropertyOfItsView() throws {
    let screen = TestScreen { Parent() }
    try screen.find("next").tap()
    #expect(screen.explain(try screen.find("child 1")).contains("last because number changed"))
  }

  @Test func theDescriptionOfAnEnvironmentListsKeysValuesAndModifiers() throws {
    let screen = TestScreen { Shelf() }
    let lines = try screen.find("wood").environment.description
    #expect(lines.hasPrefix("\\.material = \"wood\", set by environment(\\.material) in the body of Board, in Shelf\n"))
    #expect(lines.contains("\n    hides \"steel\", "))
  }

  @Test func theHostIsNamedAsTheSetterOfItsValues() throws {
    let screen = TestScreen(environment: { $0.material = "glass" }) { Label() }
    #expect(try screen.find("glass").environment.description == "\\.material = \"glass\", set by the host")
  }

  @Test func environmentValuesOutsideATreeDescribeTheirSetValues() {
    var values = EnvironmentValues()
    #expect(values.description == "")
    values.material = "paper"
    #expect(values.description == "\\.material = \"paper\", set on this value")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var material = "nothing"
  @Entry fileprivate var amount = 0
}

private struct Shelf: View {
  var body: some View { Board().environment(\.material, "steel") }
}

private struct Board: View {
  var body: some View { Label().environment(\.material, "wood") }
}

private struct Label: View {
  @Environment(\.material) private var material
  var body: some View { Text(material) }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("count \(count)")
      Button("add") { count += 1 }
      Amount()
    }
    .environment(\.amount, count)
  }
}

private struct Amount: View {
  @Environment(\.amount) private var amount
  var body: some View { Text("shown \(amount)") }
}

private struct Parent: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Button("next") { number += 1 }
      Child(number: number)
    }
  }
}

private struct Child: View {
  let number: Int
  var body: some View { Text("child \(number)") }
}
