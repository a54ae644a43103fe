import CanopyTesting
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

/// Random scrolling and edits: each row shows the count that a dictionary has for it.
@MainActor @Suite struct RandomRowStateTests {
  @Test(arguments: Rounds.some(of: 0..<20))
  func eachRowKeepsItsCount(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let list = CountedList(sections: 1, using: &random)
    let screen = layOut(width: 200, height: 300) { FlatList(list: list) }
    try change(list, on: screen, using: &random)
    // All rows, from the beginning to the end.
    try screen.scroll(-1e6)
    var seen: Set<String> = []
    for _ in 0...list.numbers.count / 4 {
      seen.formUnion(screen.texts)
      try screen.scroll(200)
    }
    #expect(seen.symmetricDifference(list.texts).isEmpty)
    #expect(screen.issues.isEmpty, "\(screen.issues.map(\.message))")
  }

  @Test(arguments: Rounds.some(of: 100..<130))
  func eachRowInMovedSectionsKeepsItsCount(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let list = CountedList(sections: Int.random(in: 2...5, using: &random), using: &random)
    let screen = layOut(width: 200, height: 300) { SectionedList(list: list) }
    try change(list, on: screen, using: &random)
    #expect(screen.issues.isEmpty, "\(screen.issues.map(\.message))")
  }

  private func change(_ list: CountedList, on screen: TestScreen, using random: inout SeededGenerator) throws {
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        let distance = CGFloat(Int.random(in: -900...1_000, using: &random))
        try screen.scroll(Bool.random(using: &random) ? distance : distance * 10)
      case 3..<7:
        guard let text = screen.texts.randomElement(using: &random) else { continue }
        try screen.find(text).tap()
        list.didTap(text)
      case 7: list.insert(using: &random)
      case 8: list.remove(using: &random)
      default: list.move(using: &random)
      }
      screen.settle()
      #expect(Set(screen.texts).subtracting(list.texts).isEmpty)
      #expect(Set(screen.texts).count == screen.texts.count)
    }
  }
}

/// Numbers in sections, and the expected count of taps on each number since its insertion.
@Observable private final class CountedList {
  private(set) var sections: [Section] = []
  @ObservationIgnored private var counts: [Int: Int] = [:]
  @ObservationIgnored private var next = 0
  /// Removed numbers, which may be inserted again with a count of 0. Not for lists with several sections: while a section is out
  /// of view, the container doesn't notice that one of its rows was removed.
  @ObservationIgnored private var removed: [Int: [Int]] = [:]

  struct Section: Identifiable {
    let id: Int
    var numbers: [Int]
  }

  init(sections count: Int, using random: inout SeededGenerator) {
    for id in 0..<count { sections.append(Section(id: id, numbers: newNumbers(upTo: 100, using: &random))) }
  }

  private func newNumbers(upTo limit: Int, using random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...limit, using: &random)).map { _ in
      next += 1
      return next
    }
  }

  var numbers: [Int] { sections.flatMap(\.numbers) }

  var texts: Set<String> { Set(numbers.map(text)) }

  private func text(of number: Int) -> String { "row \(number): \(counts[number] ?? 0)" }

  func didTap(_ text: String) {
    guard let number = numbers.first(where: { self.text(of: $0) == text }) else { return }
    counts[number, default: 0] += 1
  }

  func insert(using random: inout SeededGenerator) {
    let place = sections.indices.randomElement(using: &random) ?? 0
    let old = Bool.random(using: &random) ? removed.removeValue(forKey: sections[place].id) : nil
    let new = old ?? newNumbers(upTo: 20, using: &random)
    let start = Int.random(in: 0...sections[place].numbers.count, using: &random)
    sections[place].numbers.insert(contentsOf: new, at: start)
  }

  func remove(using random: inout SeededGenerator) {
    let place = sections.indices.randomElement(using: &random) ?? 0
    let numbers = sections[place].numbers
    guard let start = numbers.indices.randomElement(using: &random) else { return }
    let range = start..<min(start + Int.random(in: 1...20, using: &random), numbers.count)
    for number in numbers[range] { counts[number] = nil }
    if sections.count == 1 { removed[sections[place].id, default: []] += numbers[range] }
    sections[place].numbers.removeSubrange(range)
  }

  func move(using random: inout SeededGenerator) {
    let place = sections.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<3, using: &random) {
    case 0: sections[place].numbers.shuffle(using: &random)
    case 1: sections.shuffle(using: &random)
    default:
      guard let start = sections[place].numbers.indices.randomElement(using: &random) else { return }
      let number = sections[place].numbers.remove(at: start)
      let end = Int.random(in: 0...sections[place].numbers.count, using: &random)
      sections[place].numbers.insert(number, at: end)
    }
  }
}

private struct FlatList: View {
  let list: CountedList

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) { ForEach(list.numbers, id: \.self) { CountedRow(number: $0) } }
    }
    .id(frame: "scroll")
  }
}

private struct SectionedList: View {
  let list: CountedList

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(list.sections) { section in
          ForEach(section.numbers, id: \.self) { CountedRow(number: $0) }
        }
      }
    }
    .id(frame: "scroll")
  }
}

private struct CountedRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Button("row \(number): \(count)") { count += 1 }.frame(height: CGFloat(20 + number % 30))
  }
}
