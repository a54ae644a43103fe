import CanopyTesting
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

/// The visible rows keep their position when rows above them change.
@MainActor @Suite struct LazyAnchorTests {
  @Test func visibleRowsStayWhenRowsAboveChangeHeight() throws {
    let model = Heights()
    let screen = layOut { Rows(model: model) }
    try screen.scroll(350)
    // Row 16 is above the visible area, and in the tree.
    let before = try screen.frame("20")
    #expect(try screen.frame("16")[1] == -30)
    model.heights[16] = 75
    screen.settle()
    #expect(try screen.frame("20") == before)
    model.heights[16] = 5
    screen.settle()
    #expect(try screen.frame("20") == before)
  }

  @Test func visibleRowsStayWhenRowsAboveAreTallerThanEstimated() throws {
    let model = Heights()
    for row in 0..<500 { model.heights[row] = 60 }
    let screen = layOut { Rows(model: model) }
    // The first visible rows are low, so the other rows are estimated to be low too.
    try screen.scroll(1e9)
    var y = try screen.frame("999")[1]
    #expect(y == 80)
    for row in (465..<998).reversed() {
      y = try screen.frame("\(row)")[1]
      let distance: CGFloat = row >= 500 ? 20 : 60
      try screen.scroll(-distance)
      #expect(try screen.frame("\(row)")[1] == y + distance)
    }
    // Up to the first row: it has no gap above it, and no row is missing.
    try screen.scroll(-1e9)
    y = try screen.frame("0")[1]
    #expect(y == 0)
    #expect(try screen.frame("1")[1] == 60)
  }

  @Test func visibleRowsStayWhenRowsAboveAreInsertedOrRemoved() throws {
    let model = Names(names: (0..<100).map { "row \($0)" })
    let screen = layOut { NameRows(model: model) }
    try screen.scroll(210)
    #expect(try screen.findInTree("row 12").frame.minY == 30)
    model.names.insert(contentsOf: ["a", "b", "c"], at: 0)
    screen.settle()
    #expect(try screen.findInTree("row 12").frame.minY == 30)
    model.names.removeFirst(5)
    screen.settle()
    #expect(try screen.findInTree("row 12").frame.minY == 30)
  }

  @Test func rowsInsertedAtTheTopAreVisibleWhenScrolledToTheTop() throws {
    let model = Names(names: (0..<100).map { "row \($0)" })
    let screen = layOut { NameRows(model: model) }
    model.names.insert("new", at: 0)
    screen.settle()
    #expect(try screen.findInTree("new").frame.minY == 0)
    #expect(try screen.findInTree("row 0").frame.minY == 20)
  }

  @Test func removingTheFirstVisibleRowKeepsTheNextRowInPlace() throws {
    let model = Names(names: (0..<100).map { "row \($0)" })
    let screen = layOut { NameRows(model: model) }
    try screen.scroll(200)
    let before = try screen.findInTree("row 11").frame
    model.names.remove(at: 10)
    screen.settle()
    #expect(try screen.findInTree("row 11").frame == before)
  }

  @Test func movedRowsKeepTheirState() throws {
    let model = Names(names: (0..<1_000).map { "row \($0)" })
    let screen = layOut { ToggledRows(model: model) }
    try screen.findInTree("row 3 no").tap()
    #expect(screen.textsInTree.contains("row 3 yes"))
    model.names.swapAt(3, 1)
    screen.settle()
    #expect(screen.textsInTree[1] == "row 3 yes")
    var random = SeededGenerator(seed: 7)
    model.names.shuffle(using: &random)
    screen.settle()
    #expect(screen.textsInTree.count <= 9)
    #expect(
      screen.textsInTree.map { $0.replacing(" no", with: "").replacing(" yes", with: "") } == Array(model.names[0...6]))
  }

  @Test func rowsAreVisibleAfterTheDataShrinks() throws {
    let model = Names(names: (0..<1_000).map { "row \($0)" })
    let screen = layOut { NameRows(model: model) }
    try screen.scroll(5_000)
    model.names = ["a", "b"]
    screen.settle()
    #expect(screen.textsInTree == ["a", "b"])
    #expect(try screen.findInTree("a").frame.minY == 0)
    model.names = []
    screen.settle()
    #expect(screen.textsInTree == [])
    model.names = ["c"]
    screen.settle()
    #expect(screen.textsInTree == ["c"])
    #expect(screen.issues.isEmpty)
  }
}

@Observable private final class Heights {
  var heights: [Int: CGFloat] = [:]
}

private struct Rows: View {
  let model: Heights
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000) { number in HeightRow(model: model, number: number) }
      }
    }
    .id(frame: "scroll")
  }
}

private struct HeightRow: View {
  let model: Heights
  let number: Int
  var body: some View { box("\(number)", 30, model.heights[number] ?? 20) }
}

@Observable private final class Names {
  var names: [String]
  init(names: [String]) { self.names = names }
}

private struct NameRows: View {
  let model: Names
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(model.names, id: \.self) { Text(verbatim: $0) } }
    }
    .id(frame: "scroll")
  }
}

private struct ToggledRows: View {
  let model: Names
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(model.names, id: \.self) { Toggled(name: $0) } }
    }
  }
}

private struct Toggled: View {
  let name: String
  @State private var isOn = false
  var body: some View { Button("\(name) \(isOn ? "yes" : "no")") { isOn.toggle() } }
}
