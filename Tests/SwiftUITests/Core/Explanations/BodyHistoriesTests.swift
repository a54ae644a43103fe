import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// What a presentation, a row or a branch has brought is explained by what was done.
@MainActor @Suite struct BodyHistoriesTests {
  private func run(_ screen: TestScreen, _ text: String) throws -> ViewExplanation.Run {
    try #require(screen.explanation(of: screen.find(text)).runs.last)
  }

  @Test func aSheetIsExplainedByTheActionThatOpenedIt() throws {
    let screen = TestScreen { Counter() }
    try screen.find("Add one").tap()
    try screen.find("Details").tap()
    let first = try run(screen, "4 so far")
    #expect(first.description == "it came into the tree, by tapping “Details”")
    #expect(
      first.reasons.first?.because == [
        "sheet(isPresented:) in the body of Counter presented it because _isShowingDetails changed"
      ])
    try screen.find("Done").tap()
    try screen.find("Details").tap()
    #expect(try run(screen, "4 so far").description == "it came into the tree, by tapping “Details”")
  }

  @Test func aSheetIsExplainedIfItsPresentersBodyRanOnce() throws {
    let screen = TestScreen { Counter() }
    try screen.find("Details").tap()
    #expect(try run(screen, "3 so far").description == "it came into the tree, by tapping “Details”")
  }

  @Test func anItemIsExplainedByTheStateThatHoldsIt() throws {
    let screen = TestScreen { Items() }
    try screen.find("two").tap()
    let run = try run(screen, "item 2")
    #expect(run.description == "it came into the tree, by tapping “two”")
    #expect(run.reasons.first?.because.first == "sheet(item:) in the body of Items presented it because _item changed")
  }

  @Test func anAlertIsExplainedByTheActionThatAsked() throws {
    let screen = TestScreen { Asks() }
    try screen.find("other").tap()
    try screen.find("ask").tap()
    #expect(try run(screen, "custom").description == "it came into the tree, by tapping “ask”")
  }

  @Test func anActionThatChangesTwoValuesIsExplainedByTheOneThatPresents() throws {
    let screen = TestScreen { Both() }
    try screen.find("both").tap()
    let run = try run(screen, "both sheet")
    #expect(
      run.reasons.first?.because == ["sheet(isPresented:) in the body of Both presented it because _isOn changed"])
  }

  @Test func aRowIsExplainedByWhatItsBuilderHasRead() throws {
    let screen = TestScreen { Rows() }
    try screen.find("count").tap()
    let explanation = screen.explanation(of: try screen.find("item 1 1"))
    #expect(explanation.ancestors == ["Rows"])
    let run = try #require(explanation.runs.last)
    #expect(run.description == "title changed, by tapping “count”")
    #expect(run.reasons.first?.because == ["ForEach in the body of Rows made its rows because _count changed"])
    let part = try #require(screen.explanation(of: screen.find("text 1 1")).part)
    #expect(part.name == "the rows of ForEach")
    #expect(part.runs.last?.description == "_count changed, by tapping “count”")
    #expect(part.reads == ["_count"])
  }

  @Test func anAddedRowIsExplainedByTheDataThatBroughtIt() throws {
    let screen = TestScreen { Rows() }
    try screen.find("count").tap()
    try screen.find("add").tap()
    let run = try run(screen, "item 3 1")
    #expect(run.description == "it came into the tree, by tapping “add”")
    #expect(run.reasons.first?.because.last == "the body of Rows ran because _items changed")
  }

  @Test func aLazyRowIsExplainedByComingIntoView() throws {
    let screen = TestScreen { Lazy() }
    try screen.find("count 0").tap()
    try screen.find("lazy 1").scroll(by: CGSize(width: 0, height: 2_000))
    let run = try run(screen, "lazy 55")
    #expect(run.reasons.first?.because == ["its row came into view"])
    #expect(!run.description.contains("count"))
  }

  @Test func aBranchIsExplainedByTheConditionThatBroughtIt() throws {
    let screen = TestScreen { Branches() }
    try screen.find("count 0").tap()
    try screen.find("toggle").tap()
    try screen.find("count 1").tap()
    let run = try run(screen, "branch")
    #expect(run.description == "it came into the tree, by tapping “toggle”")
    #expect(run.reasons.first?.because == ["the body of Branches ran because _isShown changed"])
  }
}

private struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Counter: View {
  @State private var count = 3
  @State private var isShowingDetails = false

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add one") { count += 1 }
      Button("Details") { isShowingDetails = true }
    }
    .sheet(isPresented: $isShowingDetails) { Details(count: count).presentationDetents([.medium]) }
  }
}

private struct Details: View {
  let count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("\(count) so far")
    Button("Done") { dismiss() }
  }
}

private struct Items: View {
  struct Item: Identifiable { let id: Int }
  @State private var item: Item?

  var body: some View {
    VStack {
      Button("one") { item = Item(id: 1) }
      Button("two") { item = Item(id: 2) }
    }
    .sheet(item: $item) { Row(title: "item \($0.id)") }
  }
}

private struct Asks: View {
  @State private var isAsking = false
  @State private var other = 0

  var body: some View {
    VStack {
      Text("other is \(other)")
      Button("other") { other += 1 }
      Button("ask") { isAsking = true }
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") {}
    } message: {
      Row(title: "custom")
    }
  }
}

private struct Both: View {
  @State private var number = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("number \(number)")
      Button("both") {
        number += 1
        isOn = true
      }
    }
    .sheet(isPresented: $isOn) { Row(title: "both sheet") }
  }
}

private struct Rows: View {
  @State private var items = [1, 2]
  @State private var count = 0

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { item in
        Row(title: "item \(item) \(count)")
        Text("text \(item) \(count)")
      }
      Button("add") { items.append(items.count + 1) }
      Button("count") { count += 1 }
    }
  }
}

private struct Lazy: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("count \(count)") { count += 1 }
      ScrollView { LazyVStack { ForEach(0..<200) { Row(title: "lazy \($0)").frame(height: 40) } } }
    }
  }
}

private struct Branches: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("toggle") { isShown.toggle() }
      Button("count \(count)") { count += 1 }
      if isShown { Row(title: "branch") }
    }
  }
}
