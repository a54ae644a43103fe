import CanopyTesting
import SwiftUI
import Testing

/// Views made from the elements of a collection.
@MainActor @Suite struct ForEachTests {
  @Test func eachElementHasAView() {
    #expect(TestScreen { ForEach(["a", "b"], id: \.self) { Text($0) } }.texts == ["a", "b"])
    #expect(TestScreen { ForEach(0..<3) { Text("\($0)") } }.texts == ["0", "1", "2"])
    #expect(TestScreen { ForEach([Item](), content: { Text($0.name) }) }.texts == [])
  }

  @Test func aRowCanHaveSeveralViewsOrNone() {
    let screen = TestScreen {
      ForEach(0..<4) { number in
        if number.isMultiple(of: 2) {
          Text("\(number)")
          Text("even")
        }
      }
    }
    #expect(screen.texts == ["0", "even", "2", "even"])
  }

  @Test(
    "9.2 A row has the identity of its element",
    arguments: [
      ["c", "a", "b"], ["b", "a"], ["a", "x", "b", "y", "c"], ["c", "b", "a"], [], ["x", "y"], ["b", "x", "c", "a"],
    ])
  func stateMovesWithItsElement(ids: [String]) throws {
    let list = Items(["a", "b", "c"])
    let screen = TestScreen { Rows(list: list) }
    for id in ["a", "b", "b"] { try screen.find(row: id).tap() }
    let counts = ["a": 1, "b": 2]
    list.items = ids.map { Item(id: $0) }
    screen.update()
    #expect(screen.texts == ids.map { "\($0) \(counts[$0] ?? 0)" })
  }

  @Test func onlyNewRowsRunTheirBodies() {
    let list = Items(["a", "b", "c"])
    let screen = TestScreen { Rows(list: list) }
    screen.resetCounts()
    list.items = ["c", "x", "a", "b"].map { Item(id: $0) }
    screen.update()
    #expect(screen.bodyCount(of: Row.self) == 1)
  }

  @Test func onlyRowsOfChangedElementsRunTheirBodies() {
    let list = Items(["a", "b", "c"])
    let screen = TestScreen { Rows(list: list) }
    screen.resetCounts()
    list.items[1].name = "B"
    screen.update()
    #expect(screen.bodyCount(of: Row.self) == 1)
    #expect(screen.texts == ["a 0", "B 0", "c 0"])
  }

  @Test func anElementInsertedAgainHasNewState() throws {
    let list = Items(["a"])
    let screen = TestScreen { Rows(list: list) }
    try screen.find("a 0").tap()
    list.items = []
    screen.update()
    list.items = [Item(id: "a")]
    screen.update()
    #expect(screen.texts == ["a 0"])
  }

  @Test("9.2 Elements with the same identity report an issue, and are all shown")
  func duplicateIdsReportIssue() throws {
    let list = Items(["a", "b", "a"])
    let screen = TestScreen { Rows(list: list) }
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .duplicateID)
    #expect(issue.message.contains("ForEach in the body of Rows: the ID a occurs multiple times"))
    #expect(screen.texts == ["a 0", "b 0", "a 0"])
  }

  @Test func duplicateIdsInsertedLaterReportIssue() {
    let list = Items(["a", "b"])
    let screen = TestScreen { Rows(list: list) }
    #expect(screen.issues.isEmpty)
    list.items = ["a", "b", "b", "a"].map { Item(id: $0) }
    screen.update()
    #expect(screen.issues.map(\.kind) == [.duplicateID])
    #expect(screen.texts == ["a 0", "b 0", "b 0", "a 0"])
    list.items = [Item(id: "b")]
    screen.update()
    #expect(screen.texts == ["b 0"])
  }

  @Test func siblingsKeepTheirPosition() {
    let list = Items(["a"])
    let screen = TestScreen { Siblings(list: list) }
    list.items = ["x", "a", "y"].map { Item(id: $0) }
    screen.update()
    #expect(screen.texts == ["first", "x", "a", "y", "last"])
    list.items = []
    screen.update()
    #expect(screen.texts == ["first", "last"])
  }

  @Test func rowsOfNestedForEachKeepTheirState() throws {
    let screen = TestScreen { Grid() }
    try screen.find("1.1: 0").tap()
    try screen.find("turn").tap()
    #expect(screen.texts == ["turn", "1.0: 0", "1.1: 1", "0.0: 0", "0.1: 0"])
  }

  @Test func aBindingToACollectionProvidesBindingsToItsElements() throws {
    let screen = TestScreen { Toggles() }
    try screen.find("b off").tap()
    #expect(screen.texts == ["a off", "b on", "c off", "1"])
  }

  @Test func anElementChangedThroughItsBindingRunsOneRow() throws {
    let screen = TestScreen { Toggles() }
    screen.resetCounts()
    try screen.find("b off").tap()
    #expect(screen.bodyCount(of: ToggleRow.self) == 1)
  }

  @Test func bindingsMoveWithTheirElements() throws {
    let screen = TestScreen { Reverses() }
    try screen.find("reverse").tap()
    try screen.find("c off").tap()
    #expect(screen.texts == ["reverse", "c on", "b off", "a off"])
    try screen.find("reverse").tap()
    #expect(screen.texts == ["reverse", "a off", "b off", "c on"])
  }
}

extension TestScreen {
  /// Returns the row of an element, with any count.
  fileprivate func find(row id: String) throws -> TestElement {
    let text = texts.first { $0.hasPrefix("\(id) ") }
    return try find(text ?? id)
  }
}

private struct Item: Identifiable {
  let id: String
  var name: String
  var isOn = false

  init(id: String) { (self.id, name) = (id, id) }
}

@Observable private final class Items {
  var items: [Item]
  init(_ ids: [String]) { items = ids.map { Item(id: $0) } }
}

private struct Row: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Rows: View {
  let list: Items
  var body: some View { ForEach(list.items) { Row(name: $0.name) } }
}

private struct Siblings: View {
  let list: Items
  var body: some View {
    Text("first")
    ForEach(list.items) { Text($0.name) }
    Text("last")
  }
}

private struct Grid: View {
  @State private var rows = [0, 1]
  var body: some View {
    Button("turn") { rows.reverse() }
    ForEach(rows, id: \.self) { row in
      ForEach(0..<2) { column in Cell(name: "\(row).\(column)") }
    }
  }
}

private struct Cell: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct ToggleRow: View {
  @Binding var item: Item
  var body: some View { Button("\(item.name) \(item.isOn ? "on" : "off")") { item.isOn.toggle() } }
}

private struct Toggles: View {
  @State private var items = ["a", "b", "c"].map { Item(id: $0) }
  var body: some View {
    ForEach($items) { $item in ToggleRow(item: $item) }
    Text("\(items.filter(\.isOn).count)")
  }
}

private struct Reverses: View {
  @State private var items = ["a", "b", "c"].map { Item(id: $0) }
  var body: some View {
    Button("reverse") { items.reverse() }
    ForEach($items, id: \.id) { $item in ToggleRow(item: $item) }
  }
}
