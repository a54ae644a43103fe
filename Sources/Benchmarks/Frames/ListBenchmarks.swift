import CanopyCore
import Foundation
import SwiftUI

/// The benchmarks of lists. The limits do the same with a lazy stack of the same texts.
enum ListBenchmarks {
  static var all: [Benchmark] {
    [open(100_000), openCollection(of: 1_000_000), scroll(100_000), insert(100_000), insertInTheMiddle(of: 100_000)]
  }

  private static let size = CGSize(width: 400, height: 800)

  /// W20: a window opens with a list of rows of different heights, to its first display list.
  static func open(_ count: Int) -> Benchmark {
    Benchmark(name: "W20 list opens", size: count, unit: .microseconds) {
      var window: ShownWindow?
      let data = RowData(count)
      return .init(
        subject: { _ in
          let opened = ShownWindow(ListOfRows(data: data), size: size)
          window = opened
          return opened.list.isEmpty ? 0 : count
        },
        limit: { _ in
          let opened = ShownWindow(StackOfRows(data: data), size: size)
          window = opened
          return opened.list.isEmpty ? 0 : count
        },
        beforeSubject: { _ in window?.end() }, beforeLimit: { _ in window?.end() })
    }
  }

  /// W20: a window opens with a list of a collection that computes its elements, to its first display list.
  static func openCollection(of count: Int) -> Benchmark {
    Benchmark(name: "W20 list of a collection opens", size: count, unit: .microseconds) {
      var window: ShownWindow?
      let numbers = Numbers(endIndex: count)
      return .init(
        subject: { _ in
          let opened = ShownWindow(List(numbers, id: \.self) { BenchmarkRow(number: $0) }, size: size)
          window = opened
          return opened.list.isEmpty ? 0 : count
        },
        limit: { _ in
          let opened = ShownWindow(
            ScrollView { LazyVStack { ForEach(numbers, id: \.self) { BenchmarkRow(number: $0) } } }, size: size)
          window = opened
          return opened.list.isEmpty ? 0 : count
        },
        beforeSubject: { _ in window?.end() }, beforeLimit: { _ in window?.end() })
    }
  }

  /// W20: the wheel turns over a list, to the damage of the window.
  static func scroll(_ count: Int) -> Benchmark {
    Benchmark(name: "W20 list scrolls", size: count, unit: .microseconds) {
      let data = RowData(count)
      let (list, stack) = (
        ShownWindow(ListOfRows(data: data), size: size), ShownWindow(StackOfRows(data: data), size: size)
      )
      return .init(
        subject: { _ in
          list.scroll(by: 30)
          return list.show(to: .damage) > 0 ? count : 0
        },
        limit: { _ in
          stack.scroll(by: 30)
          return stack.show(to: .damage) > 0 ? count : 0
        })
    }
  }

  /// W20: an element is inserted in the middle of the data, before the rows that are in sight.
  static func insert(_ count: Int) -> Benchmark {
    Benchmark(name: "W20 row inserted", size: count, unit: .microseconds) {
      let (listed, stacked) = (RowData(count), RowData(count))
      let (list, stack) = (
        ShownWindow(ListOfRows(data: listed), size: size), ShownWindow(StackOfRows(data: stacked), size: size)
      )
      return .init(
        subject: { _ in
          listed.rows.insert(listed.rows.count, at: 3)
          return list.show(to: .damage) > 0 ? count : 0
        },
        limit: { _ in
          stacked.rows.insert(stacked.rows.count, at: 3)
          return stack.show(to: .damage) > 0 ? count : 0
        })
    }
  }

  /// W20: an element is inserted in the middle of the data, where the list has scrolled to. No row in sight moves.
  static func insertInTheMiddle(of count: Int) -> Benchmark {
    Benchmark(name: "W20 row inserted in the middle", size: count, unit: .microseconds) {
      let (listed, stacked) = (RowData(count), RowData(count))
      let (list, stack) = (
        ShownWindow(ListOfRows(data: listed), size: size), ShownWindow(StackOfRows(data: stacked), size: size)
      )
      for window in [list, stack] {
        window.show(to: .damage)
        window.scroll(by: CGFloat(count) * 20)
        window.show(to: .damage)
      }
      return .init(
        subject: { _ in
          listed.rows.insert(listed.rows.count, at: count / 4)
          list.show(to: .damage)
          return count
        },
        limit: { _ in
          stacked.rows.insert(stacked.rows.count, at: count / 4)
          stack.show(to: .damage)
          return count
        })
    }
  }
}

/// A collection that computes its elements.
private struct Numbers: RandomAccessCollection {
  let endIndex: Int
  var startIndex: Int { 0 }
  subscript(index: Int) -> Int { index }
}

/// The identifiers of rows.
private final class RowData: ObservableObject {
  @Published var rows: [Int]

  init(_ count: Int) { rows = Array(0..<count) }
}

private struct ListOfRows: View {
  @ObservedObject var data: RowData

  var body: some View { List(data.rows, id: \.self) { BenchmarkRow(number: $0) } }
}

private struct StackOfRows: View {
  @ObservedObject var data: RowData

  var body: some View {
    ScrollView { LazyVStack { ForEach(data.rows, id: \.self) { BenchmarkRow(number: $0) } } }
  }
}

/// A row of one to three lines.
private struct BenchmarkRow: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading) { ForEach(0...(number % 3), id: \.self) { Text("Row \(number), line \($0)") } }
  }
}
