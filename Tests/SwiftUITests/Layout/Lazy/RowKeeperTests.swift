import Combine
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// The lifetime of the kept state of rows.
@MainActor @Suite struct RowKeeperTests {
  @Test func removingAVisibleRowEndsItsState() throws {
    let list = Numbers(0..<100)
    let screen = layOut { NumberList(list: list) }
    try screen.findInTree("1: 0").tap()
    list.numbers.remove(at: 1)
    screen.settle()
    #expect(screen.keptRowCount == 0)
    list.numbers.insert(1, at: 1)
    screen.settle()
    #expect(screen.textsInTree.contains("1: 0"))
  }

  @Test func stateObjectsAreReleasedWhenTheirRowIsRemoved() throws {
    let list = Numbers(0..<100)
    let references = References()
    let screen = layOut { HolderList(list: list, references: references) }
    #expect(references.object(of: 1) != nil)
    try screen.scroll(1_000)
    #expect(references.object(of: 1) != nil)
    #expect(references.object(of: 2) != nil)
    list.numbers.removeAll { $0 == 1 }
    screen.settle()
    #expect(references.object(of: 1) == nil)
    #expect(references.object(of: 2) != nil)
    screen.close()
    #expect(references.object(of: 2) == nil)
  }

  @Test func rowsWithoutStateAreNotKept() throws {
    let screen = layOut {
      rows {
        ForEach(0..<1_000_000) { number in
          if number == 3 { Counter(number: number) } else { Plain(number: number) }
        }
      }
    }
    try screen.scroll(500)
    #expect(screen.keptRowCount == 1)
    try screen.scroll(1e7)
    #expect(screen.keptRowCount == 1)
    #expect(screen.textsInTree.count <= 9)
    try screen.scroll(-1e8)
    #expect(screen.keptRowCount == 0)
    #expect(screen.textsInTree.count == 7)
  }
}

@MainActor private func rows(@ViewBuilder _ content: () -> some View) -> some View {
  ScrollView { LazyVStack(spacing: 0, content: content) }.id(frame: "scroll")
}

extension TestScreen {
  /// The number of rows out of view whose state is kept.
  fileprivate var keptRowCount: Int {
    var count = 0
    func visit(_ element: ElementIndex) {
      count += ViewRuntime.elements.window(of: element)?.rows?.keptRowCount ?? 0
      for child in ViewRuntime.elements.children(of: element) { visit(child) }
    }
    visit(tree.element)
    return count
  }
}

private struct Plain: View {
  let number: Int
  var body: some View { Text(verbatim: "\(number)") }
}

private struct Counter: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("\(number): \(count)") { count += 1 } }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

@Observable private final class Numbers {
  var numbers: [Int]
  init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }
}

private struct NumberList: View {
  let list: Numbers
  var body: some View { rows { ForEach(list.numbers, id: \.self) { Counter(number: $0) } } }
}

@MainActor private final class References {
  private final class Reference {
    weak var object: AnyObject?
  }

  private var references: [Int: Reference] = [:]

  func note(_ object: AnyObject, of number: Int) {
    let reference = Reference()
    reference.object = object
    references[number] = reference
  }

  func object(of number: Int) -> AnyObject? { references[number]?.object }
}

private struct HolderList: View {
  let list: Numbers
  let references: References
  var body: some View {
    rows { ForEach(list.numbers, id: \.self) { Referenced(number: $0, references: references) } }
  }
}

private struct Referenced: View {
  let number: Int
  let references: References
  @StateObject private var model = Model()
  var body: some View { Text(verbatim: "\(number) \(model.count)").onAppear { references.note(model, of: number) } }
}
