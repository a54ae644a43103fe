import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Presentations of rows that leave the visible part of a lazy container.
@MainActor @Suite struct RowPresentationTests {
  @Test func aSheetStaysWhenRowsAreInsertedAboveItsRow() throws {
    let list = Items(0..<50)
    let screen = layOut { ItemList(list: list) }
    try screen.find("row 2").tap()
    list.numbers.insert(contentsOf: 1_000..<1_040, at: 0)
    screen.settle()
    #expect(!screen.texts.contains("row 2"))
    #expect(screen.presentations.map(\.phase) == [.presented])
    #expect(screen.presentations.first?.texts == ["sheet 2: 0", "done"])
    #expect(list.log == ["+2"])
    // The presented view and its binding still work.
    try screen.find("sheet 2: 0").tap()
    #expect(screen.presentations.first?.texts.first == "sheet 2: 1")
    #expect(list.presented == [2])
    try screen.find("done").tap()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(list.presented.isEmpty)
    // The row disappears after its presentation.
    #expect(list.log == ["+2", "dismissed 2", "-2"])
  }

  @Test func aRowScrolledBackIntoViewKeepsItsSheet() throws {
    let list = Items(0..<50)
    let screen = layOut { ItemList(list: list) }
    try screen.find("row 2").tap()
    list.numbers.insert(contentsOf: 1_000..<1_040, at: 0)
    screen.settle()
    try screen.scroll(800)
    #expect(screen.texts.contains("row 2"))
    #expect(try screen.find("row 2").frame.minY == 40)
    try screen.find("done").tap()
    screen.settle()
    #expect(list.log == ["+2", "dismissed 2"])
    #expect(list.presented.isEmpty)
  }

  @Test func aSheetIsDismissedWhenItsRowIsRemovedFromTheData() throws {
    let list = Items(0..<50)
    let screen = layOut { ItemList(list: list) }
    try screen.find("row 2").tap()
    list.numbers.insert(contentsOf: 1_000..<1_040, at: 0)
    screen.settle()
    list.numbers.removeAll { $0 == 2 }
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(list.log == ["+2", "-2", "dismissed 2"])
  }

  @Test func aSheetStaysWhenItsRowIsMovedOrScrolledAway() throws {
    let list = Items(0..<500)
    let screen = layOut { ItemList(list: list) }
    try screen.find("row 2").tap()
    try screen.scroll(4_000)
    #expect(!screen.texts.contains("row 2"))
    #expect(screen.presentations.count == 1)
    list.numbers.move(fromOffsets: [2], toOffset: 400)
    screen.settle()
    list.numbers.removeSubrange(0..<100)
    screen.settle()
    #expect(screen.presentations.count == 1)
    try screen.find("done").tap()
    screen.settle()
    #expect(list.presented.isEmpty)
    #expect(list.log == ["+2", "dismissed 2", "-2"])
  }

  @Test func theContentOfASheetUpdatesWhileItsRowIsOutOfView() throws {
    let list = Items(0..<50)
    let screen = layOut { ItemList(list: list) }
    try screen.find("row 2").tap()
    try screen.scroll(800)
    list.title = "card"
    screen.settle()
    #expect(screen.presentations.first?.texts.first == "card 2: 0")
  }

  @Test func nestedPresentationsKeepTheirRow() throws {
    let screen = layOut { scrolled { ForEach(0..<100) { Nested(number: $0) } } }
    try screen.find("row 1").tap()
    try screen.find("more").tap()
    try screen.scroll(1_000)
    #expect(screen.presentations.map(\.texts) == [["more"], ["innermost"]])
    try screen.presentations[1].dismissByGesture()
    screen.settle()
    #expect(screen.presentations.map(\.texts) == [["more"]])
    try screen.scroll(-1_000)
    #expect(screen.texts.prefix(3) == ["row 0", "row 1", "row 2"])
  }

  @Test func aPresentationKeepsAllViewsOfItsRow() throws {
    let list = Items(0..<50)
    let screen = layOut {
      scrolled {
        ForEach(0..<100) { number in
          Text(verbatim: "above \(number)")
          Row(number: number, list: list)
        }
      }
    }
    try screen.find("row 1").tap()
    try screen.scroll(1_000)
    #expect(!screen.texts.contains("above 1"))
    #expect(screen.presentations.count == 1)
    try screen.find("done").tap()
    screen.settle()
    try screen.scroll(-1_000)
    #expect(screen.texts.prefix(4) == ["above 0", "row 0", "above 1", "row 1"])
    #expect(list.log == ["+1", "dismissed 1", "-1"])
  }

  @Test func aPresentationInASectionKeepsTheEnclosingSection() throws {
    let list = Items(0..<50)
    let screen = layOut {
      scrolled {
        ForEach(0..<50) { section in
          Section("header \(section)") { ForEach(0..<10) { Row(number: section * 10 + $0, list: list) } }
        }
      }
    }
    try screen.find("row 1").tap()
    try screen.scroll(160)
    try screen.scroll(5_000)
    #expect(!screen.texts.contains("header 0"))
    #expect(screen.presentations.map { $0.texts.first } == ["sheet 1: 0"])
    try screen.find("done").tap()
    screen.settle()
    #expect(list.log == ["+1", "dismissed 1", "-1"])
  }

  @Test func anAlertWaitingToBePresentedKeepsItsRow() throws {
    let list = Items(0..<100)
    let screen = layOut { scrolled { ForEach(list.numbers, id: \.self) { Asking(number: $0, list: list) } } }
    try screen.find("ask 1").tap()
    list.asked = 2
    screen.settle()
    try screen.scroll(1_000)
    #expect(screen.presentations.map { $0.texts.first } == ["question 1"])
    try screen.find("yes 1").tap()
    screen.settle()
    #expect(screen.presentations.map { $0.texts.first } == ["question 2"])
    try screen.find("yes 2").tap()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    try screen.scroll(-1_000)
    #expect(screen.texts.prefix(3) == ["ask 0", "ask 1 yes", "ask 2 yes"])
  }

  @Test func aPresentationDoesNotKeepOtherRows() throws {
    let list = Items(0..<500)
    let screen = layOut { ItemList(list: list) }
    try screen.find("row 2").tap()
    try screen.scroll(3_000)
    let before = ViewRuntime.elements.live
    try screen.scroll(3_000)
    #expect(ViewRuntime.elements.live == before)
    try screen.find("done").tap()
    screen.settle()
    #expect(ViewRuntime.elements.live < before)
  }
}

@MainActor private func scrolled(@ViewBuilder _ content: () -> some View) -> some View {
  ScrollView { LazyVStack(spacing: 0, content: content) }.id(frame: "scroll")
}

@Observable private final class Items {
  var numbers: [Int]
  var title = "sheet"
  /// The number of the row whose alert the test presents.
  var asked: Int?
  @ObservationIgnored var presented: Set<Int> = []
  @ObservationIgnored var log: [String] = []

  init(_ numbers: Range<Int>) { self.numbers = Array(numbers) }
}

private struct ItemList: View {
  let list: Items
  var body: some View {
    let title = list.title
    scrolled { ForEach(list.numbers, id: \.self) { Row(number: $0, title: title, list: list) } }
  }
}

private struct Row: View {
  let number: Int
  var title = "sheet"
  let list: Items
  @State private var isPresented = false

  var body: some View {
    Button("row \(number)") { isPresented = true }
      .sheet(isPresented: $isPresented, onDismiss: { list.log.append("dismissed \(number)") }) {
        Sheet(title: "\(title) \(number)")
      }
      .onChange(of: isPresented) {
        if isPresented { list.presented.insert(number) } else { list.presented.remove(number) }
      }
      .onAppear { if number < 3, number > 0, isPresented { list.log.append("back \(number)") } }
      .background { Seen(number: number, isPresented: isPresented, list: list) }
  }
}

/// Logs when a row presents its sheet and when a row that has presented disappears.
private struct Seen: View {
  let number: Int
  let isPresented: Bool
  let list: Items
  @State private var hasPresented = false

  var body: some View {
    Color.clear
      .onChange(of: isPresented) {
        if isPresented {
          hasPresented = true
          list.log.append("+\(number)")
        }
      }
      .onDisappear { if hasPresented { list.log.append("-\(number)") } }
  }
}

private struct Sheet: View {
  let title: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("\(title): \(count)") { count += 1 }
    Button("done") { dismiss() }
  }
}

private struct Nested: View {
  let number: Int
  @State private var isPresented = false

  var body: some View {
    Button("row \(number)") { isPresented = true }.sheet(isPresented: $isPresented) { More() }
  }

  struct More: View {
    @State private var isPresented = false
    var body: some View {
      Button("more") { isPresented = true }.popover(isPresented: $isPresented) { Text("innermost") }
    }
  }
}

private struct Asking: View {
  let number: Int
  let list: Items
  @State private var isPresented = false
  @State private var answer = ""

  var body: some View {
    Button("ask \(number)\(answer)") { isPresented = true }
      .onChange(of: list.asked) { if list.asked == number { isPresented = true } }
      .alert("question \(number)", isPresented: $isPresented) { Button("yes \(number)") { answer = " yes" } }
  }
}
