import CanopyTesting
import Combine
import Foundation
import SwiftUI
import Testing

/// The state of rows that scroll out of view and back.
@MainActor @Suite struct RowStateTests {
  @Test func stateIsKeptWhileARowIsOutOfView() throws {
    let screen = layOut { rows { ForEach(0..<1_000) { Counter(number: $0) } } }
    try screen.findInTree("1: 0").tap()
    try screen.findInTree("2: 0").tap()
    try screen.findInTree("2: 1").tap()
    try screen.scroll(10_000)
    #expect(screen.textsInTree.first == "498: 0")
    try screen.scroll(-10_000)
    #expect(screen.textsInTree == ["0: 0", "1: 1", "2: 2", "3: 0", "4: 0", "5: 0", "6: 0"])
  }

  @Test func aStateObjectIsKeptWhileItsRowIsOutOfView() throws {
    let screen = layOut { rows { ForEach(0..<1_000) { Holder(number: $0) } } }
    try screen.findInTree("1: 0").tap()
    let made = Model.made
    try screen.scroll(10_000)
    #expect(Model.made > made)
    let last = Model.made
    try screen.scroll(-10_000)
    #expect(screen.textsInTree.contains("1: 1"))
    #expect(Model.made == last)
    try screen.findInTree("1: 1").tap()
    #expect(screen.textsInTree.contains("1: 2"))
  }

  @Test func anInitialValueIsMadeOnce() throws {
    let log = Log()
    let screen = layOut { rows { ForEach(0..<100) { Initial(number: $0, log: log) } } }
    try screen.scroll(1_000)
    try screen.scroll(-1_000)
    #expect(log.lines.filter { $0 == "0" } == ["0"])
  }

  @Test func stateEndsWhenTheIdentifierIsRemoved() throws {
    let list = Numbers(0..<100)
    let screen = layOut { NumberList(list: list) }
    try screen.findInTree("1: 0").tap()
    try screen.scroll(1_000)
    list.numbers.remove(at: 1)
    screen.settle()
    list.numbers.insert(1, at: 1)
    screen.settle()
    try screen.scroll(-1_000)
    #expect(screen.textsInTree.contains("1: 0"))
  }

  @Test func stateFollowsAMovedRow() throws {
    let list = Numbers(0..<100)
    let screen = layOut { NumberList(list: list) }
    for number in 0..<4 { try screen.findInTree("\(number): 0").tap() }
    // From the visible area to far away, and while out of view.
    list.numbers.move(fromOffsets: [1], toOffset: 60)
    screen.settle()
    try screen.scroll(1_900)
    list.numbers.move(fromOffsets: [0], toOffset: 98)
    list.numbers.reverse()
    screen.settle()
    try screen.scroll(-4_000)
    try screen.scroll(10_000)
    #expect(screen.textsInTree.contains("2: 1"))
    #expect(screen.textsInTree.contains("3: 1"))
    list.numbers.sort()
    screen.settle()
    try screen.scroll(-10_000)
    #expect(screen.textsInTree.prefix(5) == ["0: 1", "1: 1", "2: 1", "3: 1", "4: 0"])
  }

  @Test func insertionsFarAwayKeepTheStateOfRows() throws {
    let list = Numbers(0..<200)
    let screen = layOut { NumberList(list: list) }
    try screen.findInTree("1: 0").tap()
    try screen.scroll(2_000)
    list.numbers.insert(contentsOf: 1_000..<1_050, at: 0)
    list.numbers.insert(contentsOf: 2_000..<2_050, at: 52)
    screen.settle()
    try screen.scroll(-10_000)
    try screen.scroll(1_000)
    #expect(screen.textsInTree.contains("1: 1"))
  }

  @Test func rowsWithTheSameIdentifierHaveSeparateState() throws {
    let list = Numbers([7, 1, 7, 2, 7] + Array(10..<100))
    let screen = layOut { NumberList(list: list) }
    try screen.findAll("7: 0")[0].tap()
    try screen.findAll("7: 0")[1].tap()
    try screen.findAll("7: 1")[1].tap()
    #expect(screen.textsInTree.prefix(5) == ["7: 1", "1: 0", "7: 0", "2: 0", "7: 2"])
    try screen.scroll(1_000)
    try screen.scroll(-1_000)
    #expect(screen.textsInTree.prefix(5) == ["7: 1", "1: 0", "7: 0", "2: 0", "7: 2"])
  }

  @Test func rowsInSectionsKeepTheirState() throws {
    let screen = layOut {
      rows {
        ForEach(0..<50) { section in
          Section("header \(section)") { ForEach(0..<10) { Counter(number: section * 10 + $0) } }
        }
      }
    }
    try screen.findInTree("1: 0").tap()
    try screen.findInTree("3: 0").tap()
    // First within the section, then so far that the section itself is out of view.
    try screen.scroll(160)
    #expect(!screen.textsInTree.contains("1: 1"))
    try screen.scroll(5_000)
    #expect(!screen.textsInTree.contains("header 0"))
    try screen.scroll(-6_000)
    #expect(screen.textsInTree.prefix(5) == ["header 0", "0: 0", "1: 1", "2: 0", "3: 1"])
  }

  @Test func rowsOfALazyStackInARowKeepTheirState() throws {
    let screen = layOut {
      rows {
        ForEach(0..<100) { line in
          if line == 0 {
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) { ForEach(0..<50) { Counter(number: $0).frame(width: 50) } }
            }
            .id(frame: "line")
            .frame(height: 20)
          } else {
            Text(verbatim: "line \(line)").frame(height: 20)
          }
        }
      }
    }
    try screen.findInTree("1: 0").tap()
    try screen.find(id: "line").scroll(by: CGSize(width: 1_000, height: 0))
    try screen.findInTree("21: 0").tap()
    try screen.scroll(1_000)
    #expect(!screen.textsInTree.contains("21: 1"))
    try screen.scroll(-1_000)
    #expect(screen.textsInTree.contains("1: 1"))
    try screen.find(id: "line").scroll(by: CGSize(width: 1_000, height: 0))
    #expect(screen.textsInTree.contains("21: 1"))
  }

  @Test func lazyGridsKeepTheStateOfTheirCells() throws {
    let screen = layOut {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<1_000) { Counter(number: $0) }
        }
      }
      .id(frame: "scroll")
    }
    try screen.findInTree("3: 0").tap()
    try screen.scroll(5_000)
    try screen.scroll(-5_000)
    #expect(screen.textsInTree.prefix(5) == ["0: 0", "1: 0", "2: 0", "3: 1", "4: 0"])
  }

  @Test func rowsScrolledBackAppearAgain() throws {
    let log = Log()
    let screen = layOut {
      rows {
        ForEach(0..<100) { number in
          Counter(number: number).onAppear { log.lines.append("+\(number)") }
            .onDisappear { log.lines.append("-\(number)") }
        }
      }
    }
    try screen.findInTree("0: 0").tap()
    try screen.scroll(1_000)
    try screen.scroll(-1_000)
    #expect(log.lines.filter { $0.dropFirst() == "0" } == ["+0", "-0", "+0"])
  }

  @Test func aRowScrolledBackRunsItsBodyOnce() throws {
    let screen = layOut { rows { ForEach(0..<1_000) { Counter(number: $0) } } }
    try screen.scroll(1_000)
    screen.resetCounts()
    try screen.scroll(-1_000)
    #expect(screen.bodyCount(of: Counter.self) == 7)
  }

  @Test func rowsWhoseBuilderReadsStateKeepTheirState() throws {
    let list = Numbers(0..<100)
    let screen = layOut {
      rows {
        ForEach(0..<100) {
          Text(verbatim: "\(list.numbers.count)"); Counter(number: $0)
        }
      }
    }
    try screen.findInTree("1: 0").tap()
    try screen.scroll(1_000)
    list.numbers.append(100)
    screen.settle()
    try screen.scroll(-1_000)
    #expect(screen.textsInTree.prefix(4) == ["101", "0: 0", "101", "1: 1"])
  }
}

@MainActor private func rows(@ViewBuilder _ content: () -> some View) -> some View {
  ScrollView { LazyVStack(spacing: 0, content: content) }.id(frame: "scroll")
}

private struct Counter: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("\(number): \(count)") { count += 1 } }
}

private final class Model: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var count = 0

  init() { Self.made += 1 }
}

private struct Holder: View {
  let number: Int
  @StateObject private var model = Model()
  var body: some View { Button("\(number): \(model.count)") { model.count += 1 } }
}

private struct Initial: View {
  let number: Int
  @State private var text: String

  init(number: Int, log: Log) {
    self.number = number
    _text = State(making: {
      log.lines.append("\(number)")
      return "\(number)"
    })
  }

  var body: some View { Text(verbatim: text) }
}

extension State {
  fileprivate init(making make: @escaping () -> Value) { self.init(__StateInitial(make)) }
}

@Observable private final class Numbers {
  var numbers: [Int]
  init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }
}

private struct NumberList: View {
  let list: Numbers
  var body: some View { rows { ForEach(list.numbers, id: \.self) { Counter(number: $0) } } }
}

private final class Log {
  var lines: [String] = []
}
